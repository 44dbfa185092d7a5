-- Bank accounts and health codes, encrypted by keys that are outside the database. The columns and documents that held
-- them hold `cifrado:` and the id of a row here; a copy of such a text (in the trail, in a line of the payroll) holds no
-- more than that, and a new key changes the rows of this table only.
create table valor_cifrado (
  id uuid primary key,
  -- The place that the value belongs to: with the id it is authenticated with the value.
  tabela text not null check (tabela in ('pessoa', 'processo', 'importacao')),
  registro int not null,
  campo text not null,
  -- Name of the key (6 bytes), nonce (12), tag (16), text.
  cifra bytea not null check (octet_length(cifra) > 34),
  -- Keyed digest, for the fields by which rows are counted together.
  resumo bytea
);
create index valor_cifrado_lugar on valor_cifrado (tabela, registro, campo);
-- Which keys are in use, and what is left to seal anew.
create index valor_cifrado_chave on valor_cifrado (encode(substr(cifra, 1, 6), 'hex'), id);

-- The row that a text of ours names.
create function cifrado_id(valor text) returns uuid
  language sql immutable strict parallel safe
  return substr(valor, 9)::uuid;

-- A text that says nothing by itself: none, or the name of a row.
create function so_cifrado(valor text) returns boolean
  language sql immutable parallel safe
  return coalesce(valor, '') = '' or valor ~ '^cifrado:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

create function formulario_cifrado(dados jsonb) returns boolean
  language sql immutable parallel safe
  return so_cifrado(dados #>> '{bancarios,agencia}') and so_cifrado(dados #>> '{bancarios,conta}')
     and so_cifrado(dados #>> '{bancarios,contaDigito}') and so_cifrado(dados #>> '{bancarios,pix}')
     and so_cifrado(dados ->> 'atestado.cid');

create function mudancas_cifradas(mudancas jsonb) returns boolean
  language sql immutable parallel safe
begin atomic
  select not exists (
    select from jsonb_array_elements(mudancas) as m
     where (m ->> 'etapa' = 'bancarios' and m ->> 'campo' in ('agencia', 'conta', 'contaDigito', 'pix')
            or m ->> 'campo' = 'atestado.cid')
       and not (so_cifrado(m ->> 'de') and so_cifrado(m ->> 'para')));
end;

create function folha_cifrada(linha jsonb) returns boolean
  language sql immutable parallel safe
  return so_cifrado(linha ->> 'agencia') and so_cifrado(linha ->> 'conta')
     and so_cifrado(linha ->> 'contaDigito') and so_cifrado(linha ->> 'pix');

-- A change of an answer of a candidate does not say of which field: it is not judged here. In PL/pgSQL, which keeps its
-- plan: a function in SQL that is not inlined is planned anew for each row of the trail.
create function trilha_cifrada(tabela text, mudancas jsonb) returns boolean
  language plpgsql immutable parallel safe as $$
begin
  if tabela = 'pessoa' then
    return not mudancas ?| array['agencia', 'conta', 'conta_digito', 'pix'] or (
      so_cifrado(mudancas -> 'agencia' ->> 0) and so_cifrado(mudancas -> 'agencia' ->> 1)
      and so_cifrado(mudancas -> 'conta' ->> 0) and so_cifrado(mudancas -> 'conta' ->> 1)
      and so_cifrado(mudancas -> 'conta_digito' ->> 0) and so_cifrado(mudancas -> 'conta_digito' ->> 1)
      and so_cifrado(mudancas -> 'pix' ->> 0) and so_cifrado(mudancas -> 'pix' ->> 1));
  end if;
  if tabela in ('processo_formulario', 'admissao') then
    return formulario_cifrado(mudancas -> 'dados' -> 0) and formulario_cifrado(mudancas -> 'dados' -> 1)
      and formulario_cifrado(mudancas -> 'enviados' -> 0) and formulario_cifrado(mudancas -> 'enviados' -> 1);
  end if;
  return coalesce(mudancas -> 'etapa' ->> 1, mudancas -> 'etapa' ->> 0, '') <> 'bancarios'
      or coalesce(mudancas -> 'campo' ->> 1, mudancas -> 'campo' ->> 0) not in ('agencia', 'conta', 'contaDigito', 'pix')
      or so_cifrado(mudancas -> 'valor' ->> 0) and so_cifrado(mudancas -> 'valor' ->> 1);
end $$;

-- Nothing readable is written from here on, whoever writes. What an older version wrote is encrypted at the start, which
-- then validates each of these: one that is valid says that its table is done.
alter table pessoa add constraint pessoa_cifrada check (
  so_cifrado(agencia) and so_cifrado(conta) and so_cifrado(conta_digito) and so_cifrado(pix)) not valid;
alter table processo_formulario add constraint processo_formulario_cifrado check (
  formulario_cifrado(dados) and formulario_cifrado(enviados)) not valid;
alter table processo_evento add constraint processo_evento_cifrado check (mudancas_cifradas(mudancas)) not valid;
alter table candidato_campo add constraint candidato_campo_cifrado check (
  etapa <> 'bancarios' or campo not in ('agencia', 'conta', 'contaDigito', 'pix') or so_cifrado(valor #>> '{}')) not valid;
alter table folha_item add constraint folha_item_cifrado check (folha_cifrada(linha)) not valid;
alter table importacao add constraint importacao_cifrada check (
  amostra = '[]' or so_cifrado(amostra #>> '{}')) not valid;
-- The other tables say nothing that is encrypted, and are nearly all of the trail.
alter table auditoria add constraint auditoria_cifrada check (
  tabela not in ('pessoa', 'processo_formulario', 'admissao', 'candidato_campo') or trilha_cifrada(tabela, mudancas)) not valid;

-- The account of a new person is encrypted for the row that it goes into, which therefore has its number before.
alter table pessoa alter column id set generated by default;

-- Copies of accounts that nobody reads again: what a spreadsheet said wrong, and answers kept for a repeated request.
update importacao_erro set valor = 'não guardado aqui'
 where coluna in ('agencia', 'conta', 'contaDigito', 'pix') and valor <> '';
delete from idempotencia
 where chamada ~ ' /api/(importacao|colaborador|candidato)/';
