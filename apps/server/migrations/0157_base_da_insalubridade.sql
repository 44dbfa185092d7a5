-- What an agreement counts the insalubridade on, where it is not the minimum wage (CLT art. 192; Súmula Vinculante 4).
alter table convencao
  add column insalubridade_base_centavos bigint check (insalubridade_base_centavos > 0);
