// What a transfer asks for on a loaded company: npm run carga, then node scripts/run.mjs bench/remanejamento.ts [repetitions] [part of a name]
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

async function cenarios(): Promise<Cenario[]> {
  const [todos, gestor] = await Promise.all([entrar('administrador'), entrar('gestor')])
  return [...(await daBusca(todos, gestor)), ...(await doFormulario(todos)), ...(await doFim(todos))]
}

await relatar({
  arquivo: 'remanejamento',
  titulo: 'Transfers with 100.000 employees',
  sobre: 'where most posts are full and free slots are looked for by fit;',
  cenarios,
})
