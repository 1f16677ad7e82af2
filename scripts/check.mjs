// npm run check [-- NAME…]: all static checks, or those of the names given.

import { allChecks, runChecks } from './static.mjs';

const firstWord = ({ name }) => name.split(' ')[0];
const names = process.argv.slice(2);
const all = allChecks();
const checks = all.filter((check) => names.length === 0 || names.includes(firstWord(check)));
if (checks.length === 0) {
  console.error(`There is no check of that name. There are: ${[...new Set(all.map(firstWord))].join(', ')}.`);
  process.exit(2);
}
const { passed, failed } = await runChecks(checks);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
