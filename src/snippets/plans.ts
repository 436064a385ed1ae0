/** What a plan of the service can include. */
type PlanFeature = 'badge' | 'widget' | 'custom domain' | 'API';

const paid = ['badge', 'widget', 'custom domain'] as const;

const complete = [...paid, 'API'] as const;

/**
 * The service's plan table of December 2025; OSS Hero is from the description of the API. A guess
 * today: it may have changed since, so no text states it as certain.
 */
const plans = {
  free: { name: 'Free', features: [] },
  pro: { name: 'Pro', features: paid },
  growth: { name: 'Growth', features: complete },
  business: { name: 'Business', features: complete },
  'oss-hero': { name: 'OSS Hero', features: complete },
  enterprise: { name: 'Enterprise', features: complete },
} as const satisfies Readonly<
  Record<string, { readonly name: string; readonly features: readonly PlanFeature[] }>
>;

export type Plan = keyof typeof plans;

export const planNames = Object.keys(plans) as readonly Plan[];

export function planIncludes(plan: Plan, feature: PlanFeature): boolean {
  const features: readonly PlanFeature[] = plans[plan].features;
  return features.includes(feature);
}

/** What each plan includes, as one sentence with the date of the table. */
export function planSentence(): string {
  const groups = new Map<string, string[]>();
  for (const { name, features } of Object.values(plans)) {
    const included = list.format(features.map((feature) => articles[feature]));
    groups.set(included, [...(groups.get(included) ?? []), name]);
  }
  const clauses = [...groups].map(([included, names]) => {
    const has = names.length === 1 ? 'has' : 'have';
    return `${list.format(names)} ${has} ${included || 'none of these'}`;
  });
  return `By the service's plan table of December 2025, ${clauses.reverse().join('; ')}.`;
}

const articles: Readonly<Record<PlanFeature, string>> = {
  badge: 'the badge',
  widget: 'the widget',
  'custom domain': 'a custom domain',
  API: 'the API',
};

const list = new Intl.ListFormat('en-US');
