// What goes wrong while things are set up, as a person can act on it.

/** Something a person can act on: `message` says what happened and why, `advice` what to do. */
export class BootstrapError extends Error {
  constructor(message, advice, details = '') {
    super(message);
    this.advice = advice;
    this.details = details;
    this.exitCode = 1;
  }
}

/** Ends the program with a readable message. */
export function fail(error) {
  if (!(error instanceof BootstrapError)) throw error;
  if (error.details) console.error(`\n${error.details}`);
  console.error(`\nquayside: ${error.message}\n${error.advice}`);
  process.exit(error.exitCode);
}
