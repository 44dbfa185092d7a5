// Boards of tasks with a hundred thousand cards, on a demo company of its own: node scripts/run.mjs bench/kanban.ts [repetitions] [part of a name]
import { setorOf } from '@rh/domain/setores/setores'
import { withClient } from '../apps/server/src/db/connect.ts'
import { criarBancoProprio } from './banco-proprio.ts'
import { chamar, entrar, relatar, uma, type Cenario } from './medidor.ts'

const RH = setorOf('rh').id
const ALVO_MS = 80
const CARTOES = 100_000
/** Of Rh beside its first one: the sector that writes most. */
const QUADROS = 8

await using banco = await criarBancoProprio('kanban')

/** Five years of one sector: most of it done, some of it put away; the first board has half of it. */
const encher = (): Promise<unknown> =>
  withClient({ ...banco.conexao, statement_timeout: 0 }, async (client) => {
    await client.query('set session_replication_role = replica')
    await client.query(`insert into kanban (setor_id, nome, criado_em)
      select ${RH}, 'Quadro ' || n, now() from generate_series(1, ${QUADROS}) n`)
    await client.query(`insert into kanban_coluna (kanban_id, nome, ordem, conclui)
      select k.id, c.nome, c.ordem, c.ordem = 2 from kanban k,
             (values ('A fazer', 0), ('Fazendo', 1), ('Concluído', 2)) c (nome, ordem) where k.nome like 'Quadro %'`)
    await client.query(`insert into kanban_etiqueta (kanban_id, nome, cor)
      select k.id, 'Etiqueta ' || n, 'azul' from kanban k, generate_series(1, 6) n where k.nome like 'Quadro %'`)
    await client.query(`
      with quadros as (select array_agg(id order by padrao desc, id) ids from kanban
        where setor_id = ${RH} and arquivado_em is null),
      colunas as (select kanban_id, array_agg(id order by ordem) ids from kanban_coluna group by 1),
      pontos as (select (select array_agg(id order by id) from vinculo) vinculos,
                        (select array_agg(id order by id) from processo) processos,
                        (select id from usuario where usuario = 'cadastro') quem)
      insert into kanban_cartao (kanban_id, coluna_id, ordem, titulo, descricao, vence, processo_id, vinculo_id, criado_por,
                                 criado_em, alterado_em, concluido_em, arquivado_em)
      select c.kanban_id, c.ids[1 + m.coluna], 1000000000 + n * 65536::bigint,
             (array['Conferir', 'Ligar para', 'Enviar', 'Arquivar'])[1 + n % 4] || ' '
               || (array['férias', 'documentos', 'contrato', 'exame', 'uniforme'])[1 + n % 5] || ' ' || n,
             case when n % 3 = 0 then repeat('Detalhes do que falta nesta tarefa. ', 6) end,
             case when n % 4 > 0 then current_date - 900 + n % 1000 end,
             case when n % 10 = 1 then p.processos[1 + n % array_length(p.processos, 1)] end,
             case when n % 10 = 2 then p.vinculos[1 + n % array_length(p.vinculos, 1)] end,
             p.quem, now() - make_interval(mins => ${CARTOES} - n), now(),
             case when m.coluna = 2 then now() end, case when n % 7 = 0 then now() end
        from generate_series(1, ${CARTOES}) n
       cross join quadros q cross join pontos p
       cross join lateral (select case when n % 20 = 0 then 0 when n % 20 = 1 then 1 else 2 end coluna) m
        join colunas c on c.kanban_id = q.ids[case when n % 2 = 0 then 1 else 1 + n / 2 % array_length(q.ids, 1) end]`)
    await client.query(`insert into kanban_responsavel (cartao_id, usuario_id)
      select c.id, u.ids[1 + c.id % array_length(u.ids, 1)] from kanban_cartao c,
             (select array_agg(distinct ug.usuario_id) ids from usuario_grupo ug join grupo g on g.id = ug.grupo_id
               where g.setor_id = ${RH}) u on conflict do nothing`)
    await client.query(`insert into kanban_cartao_etiqueta (cartao_id, etiqueta_id)
      select c.id, e.id from kanban_cartao c join kanban_etiqueta e on e.kanban_id = c.kanban_id and (e.id + c.id) % 4 = 0
      on conflict do nothing`)
    await client.query(`insert into kanban_item (cartao_id, texto, feito)
      select c.id, 'Item ' || n, n < 3 from kanban_cartao c, generate_series(1, 4) n where c.id % 3 = 0`)
    await client.query(`insert into kanban_comentario (cartao_id, usuario_id, texto, em)
      select c.id, c.criado_por, 'Feito em parte.', now() from kanban_cartao c where c.id % 4 = 0`)
    await client.query(`insert into kanban_evento (cartao_id, usuario_id, em, tipo, para)
      select c.id, c.criado_por, c.criado_em, 'criou', 'A fazer' from kanban_cartao c`)
    await client.query('set session_replication_role = default')
    await client.query('vacuum (analyze)')
  })

interface Quadro {
  readonly kanban: {
    readonly id: number
    readonly colunas: readonly { readonly id: number; readonly cartoes: readonly { readonly id: number }[] }[]
  }
}

async function cenarios(): Promise<Cenario[]> {
  await encher()
  const cadastro = await entrar('cadastro')
  const { kanban } = await chamar<Quadro>('/api/kanban?setor=rh', cadastro)
  const [aFazer, fazendo, feito] = kanban.colunas
  if (!aFazer || !fazendo || !feito) throw new Error('The board has no columns')
  const ler = (nome: string, url: (vez: number) => string): Cenario => ({
    nome,
    alvoMs: ALVO_MS,
    chamar: (vez) => chamar(`/api/kanban${url(vez)}`, cadastro),
  })
  const meio = uma(fazendo.cartoes, 10).id
  return [
    ler('a board of fifty thousand', () => '?setor=rh'),
    ler('its cards with a word', () => `?setor=rh&busca=${encodeURIComponent('férias')}`),
    ler('its cards with a number', (vez) => `?setor=rh&busca=${2 * (1_000 + vez)}`),
    ler('its cards of one person', () => '?setor=rh&minhas=1'),
    ler('its cards that are overdue', () => '?setor=rh&vence=vencidas'),
    ler('its cards by what is due first', () => '?setor=rh&ordenar=vence'),
    ler('the third page of a long column', () => `/coluna/${feito.id}?pagina=3`),
    ler('the hundredth page of it', () => `/coluna/${feito.id}?pagina=100`),
    ler('the list of all boards', (vez) => `/listar?pagina=${1 + vez}`),
    ler('the list, what is overdue first', () => '/listar?ordenar=vence&situacao=abertas'),
    ler('the list with two words', () => `/listar?busca=${encodeURIComponent('conferir férias')}`),
    ler('one’s own, on the start page', () => '/minhas?setor=rh'),
    ler('a card', (vez) => `/cartao/${uma(feito.cartoes, vez).id}`),
    {
      nome: 'a move between two cards',
      alvoMs: ALVO_MS,
      chamar: (vez) =>
        chamar('/api/kanban/cartao/mover', cadastro, {
          id: uma(aFazer.cartoes, vez).id,
          colunaId: fazendo.id,
          depoisDe: meio,
        }),
    },
  ]
}

await relatar({
  arquivo: 'kanban',
  titulo: 'Boards with a hundred thousand cards',
  banco: 'a demo company',
  sobre: `${CARTOES} cards of Rh on ${QUADROS + 1} boards, half of them on one,`,
  cenarios,
})
