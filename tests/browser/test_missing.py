"""What happens if there is no browser."""

import pytest

from tests.browser.conftest import missing


def test_without_a_browser_the_tests_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are skipped with the reason; on the machine that decides about a change that is a failure."""
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="Chromium is not installed"):
        missing("Chromium")
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="Chromium is not installed"):
        missing("Chromium")
