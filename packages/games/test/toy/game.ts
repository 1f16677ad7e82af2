// The kit's own game, with which the kernel tests the kit. It lives among the kernel's tests, and is no part of its package.
// oxlint-disable-next-line no-restricted-imports
export { toy, ToyState } from '../../../kernel/test/toy.ts';
