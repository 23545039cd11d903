-- Who won how much in each month?
-- crmcli sql @docs/questions/won-per-owner-and-month.sql
-- Each row adds up the deals that an owner won in a month, in UTC, separately for each currency; archived deals count as well.
SELECT strftime(d.won_time, '%Y-%m') AS month, u.name AS owner, d.currency, count(*) AS deals, sum(d.value) AS won
FROM deals d
  LEFT JOIN users u ON u.id = d.owner_id
WHERE d.status = 'won'
GROUP BY ALL
ORDER BY month DESC, owner, d.currency
