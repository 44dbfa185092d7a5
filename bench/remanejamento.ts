// What a transfer asks for on a loaded company: npm run carga, then node scripts/run.mjs bench/remanejamento.ts [repetitions] [part of a name]
import { setTimeout as sleep } from 'node:timers/promises'
import { chamar, entrar, relatar, uma, type Cenario } from './medidor.ts'

interface Lista {
  readonly results: readonly { readonly id: number }[]
}
interface Fins {
  readonly results: readonly { readonly contratoId: number; readonly pessoas: number }[]
}
interface Vagas {
  readonly results: readonly { readonly postoId: number }[]
}

const hoje = Temporal.Now.plainDateISO('America/Sao_Paulo')
/** Far enough for what the company asks of a transfer. */
const vigencia = hoje.add({ days: 20 }).toString()

const idsDe = async (caminho: string, token: string): Promise<number[]> =>
  (await chamar<Lista>(caminho, token)).results.map(({ id }) => id)

async function daBusca(todos: string, gestor: string): Promise<Cenario[]> {
  const pessoas = await idsDe('/api/colaborador/listar?situacao=ativo&porPagina=100&pagina=40', todos)
  const dele = await idsDe('/api/colaborador/listar?situacao=ativo&porPagina=100', gestor)
  const buscar = (token: string, ids: readonly number[], mais: string) => (vez: number) =>
    chamar(`/api/remanejamento/vagas?colaborador=${uma(ids, vez)}&vigencia=${vigencia}${mais}`, token)
  return [
    { nome: 'free slots, all contracts', alvoMs: 80, chamar: buscar(todos, pessoas, '') },
    { nome: 'free slots, Gestor', alvoMs: 80, chamar: buscar(gestor, dele, '') },
    { nome: 'free slots, by name', alvoMs: 80, chamar: buscar(todos, pessoas, '&busca=limpeza') },
    { nome: 'free slots, by a name of none', alvoMs: 80, chamar: buscar(todos, pessoas, '&busca=zzzz') },
  ]
}

async function doFormulario(todos: string): Promise<Cenario[]> {
  const pessoas = await idsDe('/api/colaborador/listar?situacao=ativo&porPagina=100&pagina=60', todos)
  const [primeira = 0] = pessoas
  const { results } = await chamar<Vagas>(
    `/api/remanejamento/vagas?colaborador=${primeira}&vigencia=${vigencia}`,
    todos,
  )
  return [
    {
      nome: 'form opens',
      alvoMs: 150,
      chamar: (vez) => chamar(`/api/remanejamento/obter?colaborador=${uma(pessoas, vez)}`, todos),
    },
    {
      nome: 'verificar',
      alvoMs: 100,
      chamar: (vez) =>
        chamar('/api/remanejamento/verificar', todos, {
          colaboradorId: uma(pessoas, vez),
          dados: {
            tipo: 'definitivo',
            vigencia,
            motivo: 'Fim do posto de origem.',
            mudaDomicilio: false,
            postoId: uma(results, vez).postoId,
          },
        }),
    },
    { nome: 'list, all contracts', alvoMs: 80, chamar: () => chamar('/api/remanejamento/listar', todos) },
  ]
}

async function doFim(todos: string): Promise<Cenario[]> {
  const { results } = await chamar<Fins>('/api/desmobilizacao/listar', todos)
  const maiores = results.toSorted((a, b) => b.pessoas - a.pessoas).slice(0, 5)
  return [
    { nome: 'ends of contracts', alvoMs: 300, chamar: () => chamar('/api/desmobilizacao/listar', todos) },
    {
      nome: `one end, up to ${maiores[0]?.pessoas ?? 0} people`,
      alvoMs: 500,
      chamar: (vez) => chamar(`/api/desmobilizacao/obter/${uma(maiores, vez).contratoId}`, todos),
    },
  ]
}

interface Lote {
  readonly id: number
  readonly andamento: { readonly feitos: number; readonly total: number } | null
  readonly contagens: Readonly<Record<string, number>>
}
const PERGUNTA_MS = 500
const DO_LOTE = 2000
const POR_PAGINA = 100

/** Waits until nothing of a batch is under way, and answers how it stands. */
async function esperar(caminho: string, token: string): Promise<Lote> {
  for (;;) {
    const lote = await chamar<Lote>(caminho, token)
    if (lote.andamento === null) return lote
    await sleep(PERGUNTA_MS)
  }
}

/** People on these pages of the list. */
async function pessoasDe(pagina: number, quantas: number, token: string): Promise<number[]> {
  const paginas = Array.from({ length: quantas / POR_PAGINA }, (_, i) => pagina + i)
  const ids: number[] = []
  for (const n of paginas)
    ids.push(
      ...(await idsDe(`/api/colaborador/listar?situacao=ativo&porPagina=${POR_PAGINA}&pagina=${n}`, token)),
    )
  return ids
}

/** Two thousand people to the pool, each a request of its own, and given up together. */
async function doLote(todos: string): Promise<Cenario[]> {
  const pessoas = await pessoasDe(100, DO_LOTE, todos)
  let id = 0
  return [
    {
      nome: `batch: ${DO_LOTE} transfers opened`,
      alvoMs: 60_000,
      vezes: 1,
      chamar: async () => {
        const dados = { tipo: 'definitivo', reserva: true, vigencia, motivo: 'Fim do contrato de origem.' }
        const lote = await chamar<Lote>('/api/remanejamento/lote/iniciar', todos, {
          titulo: 'Fim de contrato (medida)',
          itens: pessoas.map((colaboradorId) => ({ colaboradorId, dados })),
          alertasAceitos: ALERTAS,
        })
        ;({ id } = lote)
        const { contagens } = await esperar(`/api/remanejamento/lote/obter/${id}`, todos)
        console.log('batch of transfers:', JSON.stringify(contagens))
      },
    },
    {
      nome: 'batch: given up together',
      alvoMs: 60_000,
      vezes: 1,
      chamar: async () => {
        await chamar('/api/remanejamento/lote/mover', todos, {
          id,
          transicao: 'desistir',
          motivo: 'Só uma medida.',
        })
        await esperar(`/api/remanejamento/lote/obter/${id}`, todos)
      },
    },
  ]
}
/** What may be told of somebody who goes to the pool. */
const ALERTAS = ['INSALUBRIDADE_PERDIDA', 'PERICULOSIDADE_PERDIDA', 'NOTURNO_PERDIDO', 'CORTE']

interface PreviaDoReajuste {
  readonly pendencias: readonly { readonly codigo: string }[]
  readonly pessoas: readonly {
    readonly colaboradorId: number
    readonly deCentavos: number
    readonly paraCentavos: number
    readonly excecao: object | null
  }[]
}
interface Opcoes {
  readonly contratos: readonly { readonly value: number; readonly label: string }[]
}

/** Everybody of the largest contract gets another pay, and goes back. */
async function daMudanca(todos: string): Promise<Cenario[]> {
  const { contratos } = await chamar<Opcoes>('/api/mudanca/opcoes', todos)
  const [maior] = contratos
  const parametros = {
    contratoId: maior?.value ?? 0,
    postoIds: [],
    vigencia: hoje.add({ days: 40 }).toString(),
    percentual: 4,
    motivo: 'O cliente paga mais pelo posto.',
  }
  const prever = () => chamar<PreviaDoReajuste>('/api/mudanca/previa', todos, { parametros })
  const { pessoas } = await prever()
  let id = 0
  return [
    { nome: `posts: preview of ${pessoas.length} people`, alvoMs: 1000, chamar: prever },
    {
      nome: 'posts: everybody changed, in one transaction',
      alvoMs: 60_000,
      vezes: 1,
      chamar: async () => {
        const previa = await prever()
        ;({ id } = await chamar<Lote>('/api/mudanca/iniciar', todos, {
          titulo: 'Aumento (medida)',
          parametros,
          vao: previa.pessoas
            .filter(({ excecao }) => !excecao)
            .map(({ colaboradorId, deCentavos, paraCentavos }) => ({
              colaboradorId,
              deCentavos,
              paraCentavos,
            })),
          fora: [],
          alertasAceitos: previa.pendencias.map(({ codigo }) => codigo),
        }))
        await esperar(`/api/mudanca/obter/${id}`, todos)
      },
    },
    {
      nome: 'posts: undone',
      alvoMs: 60_000,
      vezes: 1,
      chamar: async () => {
        await chamar('/api/mudanca/desfazer', todos, { id, ficam: [], motivo: 'Só uma medida.' })
        await esperar(`/api/mudanca/obter/${id}`, todos)
      },
    },
  ]
}

async function cenarios(): Promise<Cenario[]> {
  const [todos, gestor] = await Promise.all([entrar('administrador'), entrar('gestor')])
  return [
    ...(await daBusca(todos, gestor)),
    ...(await doFormulario(todos)),
    ...(await doFim(todos)),
    ...(await daMudanca(todos)),
    ...(await doLote(todos)),
  ]
}

await relatar({
  arquivo: 'remanejamento',
  titulo: 'Transfers with 100.000 employees',
  sobre: 'where most posts are full and free slots are looked for by fit;',
  cenarios,
})
