// A thread that keeps a core busy until it is ended.
for (;;);
