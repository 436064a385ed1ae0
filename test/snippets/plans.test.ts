import { expect, test } from 'vitest';
import { planIncludes, planNames, planSentence } from '../../src/snippets/plans.ts';

test('one sentence says what each plan has, and how old the table is', () => {
  expect(planSentence()).toBe(
    "By the service's plan table of December 2025, Growth, Business, OSS Hero, and Enterprise have the badge, " +
      'the widget, a custom domain, and the API; Pro has the badge, the widget, and a custom domain; ' +
      'Free has none of these.',
  );
});

test('only Free and Pro do not include the API', () => {
  expect(planNames.filter((plan) => !planIncludes(plan, 'API'))).toEqual(['free', 'pro']);
  expect(planNames.filter((plan) => !planIncludes(plan, 'custom domain'))).toEqual(['free']);
});
