import { expect, test } from 'vitest';
import { planAdvice, planIncludes, planNames, planSentence } from '../../src/snippets/plans.ts';

test('one sentence says what each plan has, and how old the table is', () => {
  expect(planSentence()).toBe(
    "By the service's plan table of December 2025, Growth, Business, OSS Hero, and Enterprise have the badge, " +
      'the widget, a custom domain, and the API; Pro has the badge, the widget, and a custom domain; ' +
      'Free has none of these.',
  );
});

test('the advice names the plans without the badge', () => {
  expect(planAdvice()).toBe(
    'By the service\'s plan table of December 2025, there is no badge with Free: write show="link" then.',
  );
});

test('only Free and Pro do not include the API', () => {
  expect(planNames.filter((plan) => !planIncludes(plan, 'API'))).toEqual(['free', 'pro']);
  expect(planNames.filter((plan) => !planIncludes(plan, 'custom domain'))).toEqual(['free']);
});
