-- Which open deals have no next activity?
-- crmcli sql @docs/questions/open-deals-without-activity.sql
-- Nobody has planned the next step for these deals, the most valuable first: plan one, or close the deal.
SELECT d.id, d.title, o.name AS organization, u.name AS owner, d.value, d.currency
FROM deals d
  LEFT JOIN organizations o ON o.id = d.org_id
  LEFT JOIN users u ON u.id = d.owner_id
WHERE d.status = 'open' AND d.is_archived IS NOT TRUE
  AND NOT EXISTS (SELECT 1 FROM activities a WHERE a.deal_id = d.id AND a.done IS NOT TRUE)
ORDER BY d.value DESC, d.id
