import { expect, test } from './test.ts';

test('a script that got into the page as text stays dead, whether a header or the page itself says so', async ({
  page,
  settled,
  complaints,
}) => {
  complaints.expect(/Content Security Policy/);
  await settled({});
  const answer = await page.goto('/');
  expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  const inPage = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(inPage).toHaveAttribute('content', /default-src 'none'; script-src 'self'/);
  await page.route('/about', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  for (const address of ['/', '/about']) {
    await page.goto(address);
    const ran = await page.evaluate(async () => {
      let refused = 0;
      const bothRefused = new Promise<void>((resolve) => {
        document.addEventListener('securitypolicyviolation', () => ++refused === 2 && resolve());
      });
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      document.body.append(script);
      document.body.insertAdjacentHTML('beforeend', '<img src="/icon.svg" alt="" onload="window.ran = true">');
      await bothRefused;
      return 'ran' in window;
    });
    expect([address, ran]).toEqual([address, false]);
  }
});
