SELECT strftime(won_time, '%Y-%m') AS month, currency, sum(value) AS won
FROM deals
WHERE status = 'won'
GROUP BY ALL
ORDER BY ALL
