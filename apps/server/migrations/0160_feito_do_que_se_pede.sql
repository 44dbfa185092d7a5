-- Checks that hold already, of those for which the next moves of a process ask: whose turn it is rests on them, and lists
-- are read by whose turn it is. Written by the engine; empty asks for all of it, as before.
alter table processo_indice add column feitos text[] not null default '{}';

-- The papers of those under way. Those of an admission rest on its form: a task of the night looks at them.
with papel(tipo, status, codigo, feito) as (values
  ('promocao', array['efetivada'], 'ALTERACAO_ASSINADA', 'carta_assinada'),
  ('remanejamento', array['efetivado', 'retornado'], 'REMANEJAMENTO_ASSINADO', 'termo_assinado'),
  ('ferias', array['aprovada', 'em_gozo'], 'AVISO_FERIAS', 'aviso_assinado')
)
update processo_indice i set feitos = array[l.feito]
  from papel l
 where i.tipo = l.tipo and i.status = any (l.status)
   and exists (select from processo_anexo an join documento_tipo dt on dt.id = an.tipo_id
                where an.processo_id = i.id and dt.codigo = l.codigo
                  and an.estado in ('enviado', 'aprovado', 'dispensado'));
