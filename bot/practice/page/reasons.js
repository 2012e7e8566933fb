// Why something failed, in the page's language. The server says it in English, as its tests and logs read it.

import { t } from "./words.js";

const REASONS = {
  "reason-offline": /^offline$/,
  "reason-length": /^a message has 1 to (?<most>\d+)/,
  "reason-command": /never synced|not offered here|has no option|needs a subcommand/,
  "reason-unseen": /does not see/,
  "reason-required": /is required$/,
  "reason-form": /opened no modal|the modal has no field/,
  "reason-value": /does not take|is no choice of|not all among|takes .*, not /,
};

export function why(error) {
  const [key, shape] = Object.entries(REASONS).find(([, known]) => known.test(error.message)) ?? [];
  return key ? t(key, error.message.match(shape).groups) : error.message;
}
