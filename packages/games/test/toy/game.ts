// The kit's own game, with which the kernel tests the kit.
export { toy, ToyState } from '@quayside/kernel/toy';
