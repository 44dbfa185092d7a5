// The stock with a million movements, on a demo company of its own: node scripts/run.mjs bench/estoque.ts [repetitions] [part of a name]
import { withClient } from '../apps/server/src/db/connect.ts'
import { criarBancoProprio } from './banco-proprio.ts'
import { chamar, entrar, relatar, uma, type Cenario } from './medidor.ts'

const ALVO_MS = 80
const MOVIMENTOS = 1_000_000
const PECAS = 60
const LOCAIS = 40
const TAMANHOS = ['PP', 'P', 'M', 'G', 'GG', 'XG']

await using banco = await criarBancoProprio('estoque')
const { conexao } = banco

/** Two years of movements, four in five of them deliveries; balances and minimums as they come of it. */
const encher = (): Promise<unknown> =>
  withClient({ ...conexao, statement_timeout: 0 }, async (client) => {
    await client.query('set session_replication_role = replica')
    await client.query(`insert into item_uniforme (codigo, descricao, tipo, tamanhos, ca, vida_util_dias)
      select 'B-' || n, 'Peça ' || n || case when n % 3 = 0 then ' de proteção' else ' de uniforme' end,
             case when n % 3 = 0 then 'epi' else 'uniforme' end, '{${TAMANHOS.join(',')}}',
             case when n % 3 = 0 then (10000 + n)::text end, 180
        from generate_series(1, ${PECAS}) n`)
    await client.query(
      `insert into estoque_local (nome) select 'Depósito ' || n from generate_series(2, ${LOCAIS}) n`,
    )
    await client.query(`
      insert into estoque_movimento (em, tipo, local_id, item_id, tamanho, quantidade, saldo, usuario_id, nota,
                                     custo_centavos, motivo, vinculo_id, entrega_id)
      select now() - make_interval(mins => ${MOVIMENTOS} - n), t.tipo, l.ids[1 + n * 7 % array_length(l.ids, 1)],
             i.ids[1 + n * 13 % array_length(i.ids, 1)], ('{${TAMANHOS.join(',')}}'::text[])[1 + n * 11 % ${TAMANHOS.length}],
             case when t.tipo = 'entrada' then 40 when t.tipo = 'devolucao' then 1 else -1 end, 5, u.id,
             case when t.tipo = 'entrada' then 'NF ' || n end, case when t.tipo = 'entrada' then 3000 + n % 900 end,
             case when t.tipo = 'descarte' then 'Rasgada' end,
             case when t.tipo in ('entrega', 'devolucao') then v.ids[1 + n * 17 % array_length(v.ids, 1)] end,
             case when t.tipo in ('entrega', 'devolucao') then e.id end
        from generate_series(1, ${MOVIMENTOS}) n
       cross join lateral (select case when n % 40 = 0 then 'entrada' when n % 10 = 1 then 'devolucao'
                                       when n % 10 = 3 then 'descarte' else 'entrega' end as tipo) t
       cross join (select array_agg(id order by id) as ids from estoque_local) l
       cross join (select array_agg(id order by id) as ids from item_uniforme where codigo like 'B-%') i
       cross join (select array_agg(id order by id) as ids from vinculo) v
       cross join (select min(id) as id from usuario) u
       cross join (select min(id) as id from uniforme_entrega) e`)
    await client.query(`insert into estoque_saldo (local_id, item_id, tamanho, saldo, minimo)
      select local_id, item_id, tamanho, 4 + item_id % 5, case when item_id % 6 = 0 then 10 else 3 end
        from estoque_movimento where item_id in (select id from item_uniforme where codigo like 'B-%')
       group by 1, 2, 3 on conflict do nothing`)
    await client.query('set session_replication_role = default')
    await client.query('vacuum (analyze) estoque_movimento, estoque_saldo, item_uniforme')
  })

async function cenarios(): Promise<Cenario[]> {
  await encher()
  const [almoxarife, gestor] = await Promise.all(['almoxarifado', 'gestor'].map(entrar))
  const { results: pecas, locais } = await chamar<{
    results: readonly { readonly id: number }[]
    locais: readonly { readonly id: number }[]
  }>('/api/product/list?porPagina=100&busca=Peça', almoxarife)
  const peca = (vez: number): number => uma(pecas, vez).id
  const local = (vez: number): number => uma(locais, vez).id
  const ler = (nome: string, url: (vez: number) => string, quem = almoxarife): Cenario => ({
    nome,
    alvoMs: ALVO_MS,
    chamar: (vez) => chamar(`/api/product/${url(vez)}`, quem),
  })
  return [
    ler('a page of the pieces', (vez) => `list?pagina=${1 + (vez % 2)}`),
    ler('a page of the pieces of a place', (vez) => `list?localId=${local(vez)}`),
    ler('a search of the pieces', (vez) => `list?busca=Peça ${1 + (vez % PECAS)}`),
    ler('pieces below their minimum', () => 'list?situacao=abaixo&ordenar=-faltam'),
    ler('pieces of a chooser', (vez) => `search?localId=${local(vez)}`),
    ler('a piece, place by place', (vez) => `details?id=${peca(vez)}`),
    ler('a page of the movements', (vez) => `movimentos?pagina=${1 + (vez % 5)}`),
    ler('a page of the movements, Gestor', (vez) => `movimentos?pagina=${1 + (vez % 5)}`, gestor),
    ler('movements of a piece', (vez) => `movimentos?itemId=${peca(vez)}`),
    ler('movements of a place and a kind', (vez) => `movimentos?localId=${local(vez)}&movimento=entrega`),
    ler('movements of a month', () => 'movimentos?de=2026-01-01&ate=2026-01-31'),
    ler('a search of the movements by note', (vez) => `movimentos?busca=NF ${40 * (1 + (vez % 500))}`),
    ler(
      'a search of the movements by person',
      (vez) => `movimentos?busca=${uma(['maria', 'souza', 'joao'], vez)}`,
    ),
    ler('a search of the movements by piece', (vez) => `movimentos?busca=Peça ${1 + (vez % PECAS)}`),
    ler('the purchase list', (vez) => `compras?pagina=${1 + (vez % 4)}`),
    ler('the purchase list of a place', (vez) => `compras?localId=${local(vez)}`),
    ler('a page of the receipts', () => 'recibos'),
  ]
}

await relatar({
  arquivo: 'estoque',
  titulo: 'The stock with a million movements',
  banco: 'a demo company',
  sobre: `${MOVIMENTOS} movements of ${PECAS} pieces at ${LOCAIS} places in two years,`,
  cenarios,
})
