-- Who covers an absence is a colleague who leaves work of their own, or somebody kept for days off.
alter table alocacao drop constraint alocacao_tipo_check;
alter table alocacao add constraint alocacao_tipo_check check (tipo in ('titular', 'substituto', 'folguista'));

-- The notice of an interruption comes back signed as well.
insert into documento_tipo (codigo, descricao, obrigatoriedade, fundamento, momento, processos)
select 'INTERRUPCAO_FERIAS', 'Aviso de interrupção de férias assinado', 'opcional', 'CLT arts. 136 e 392', 'finalizacao',
       '{ferias}'
 where exists (select from documento_tipo)
on conflict (codigo) do nothing;
