// What a dismissal asks for on a loaded company: npm run carga, then node scripts/run.mjs bench/demissao.ts [repetitions] [part of a name]
import { chamar, entrar, relatar, uma, type Cenario } from './medidor.ts'

interface Lista {
  readonly results: readonly { readonly id: number }[]
}
interface Radar {
  readonly results: readonly { readonly colaboradorId: number }[]
  readonly contratos: readonly { readonly value: number }[]
}

const hoje = Temporal.Now.plainDateISO('America/Sao_Paulo').toString()

const idsDe = async (caminho: string, token: string | undefined): Promise<number[]> =>
  (await chamar<Lista>(caminho, token)).results.map(({ id }) => id)

/** A dismissal without cause, its notice worked or paid for. */
const dispensa = (aviso: string) => ({
  causa: '02',
  comunicacao: hoje,
  aviso,
  motivo: 'Redução do quadro no posto.',
})
/** The same ended by agreement, beside it. */
const acordo = { causa: '33', comunicacao: hoje, aviso: 'indenizado' }

type Listar = (token: string | undefined, consulta: string) => () => Promise<unknown>
const listar: Listar = (token, consulta) => () => chamar(`/api/demissao/listar?${consulta}`, token)
const radar: Listar = (token, consulta) => () => chamar(`/api/demissao/estabilidades?${consulta}`, token)

async function doFormulario(todos: string | undefined): Promise<Cenario[]> {
  const pessoas = await idsDe('/api/colaborador/listar?situacao=ativo&porPagina=100&pagina=40', todos)
  const verificar = (mais: object) => (vez: number) =>
    chamar('/api/demissao/verificar', todos, { colaboradorId: uma(pessoas, vez), ...mais })
  return [
    {
      nome: 'form opens',
      alvoMs: 150,
      chamar: (vez) => chamar(`/api/demissao/obter?colaborador=${uma(pessoas, vez)}`, todos),
    },
    { nome: 'verificar', alvoMs: 100, chamar: verificar({ dados: dispensa('trabalhado') }) },
    {
      nome: 'verificar, compared with an agreement',
      alvoMs: 100,
      chamar: verificar({ dados: dispensa('indenizado'), comparar: acordo }),
    },
  ]
}

function dasListas(
  todos: string | undefined,
  gestor: string | undefined,
  rescisao: string | undefined,
): Cenario[] {
  return [
    { nome: 'list, all contracts', alvoMs: 80, chamar: listar(todos, 'pagina=1') },
    { nome: 'list, page 400', alvoMs: 80, chamar: listar(todos, 'pagina=400') },
    { nome: 'list, by last day', alvoMs: 80, chamar: listar(todos, 'ordenar=-data') },
    { nome: 'list, by name', alvoMs: 80, chamar: listar(todos, 'busca=silva') },
    { nome: 'list, Gestor of twelve contracts', alvoMs: 80, chamar: listar(gestor, 'pagina=1') },
    { nome: 'list, what waits for Conferência', alvoMs: 80, chamar: listar(rescisao, 'minhaVez=1') },
    {
      nome: 'queue, to pay by deadline',
      alvoMs: 80,
      chamar: listar(rescisao, 'momento=a_pagar&ordenar=data'),
    },
    { nome: 'queue, to check', alvoMs: 80, chamar: listar(rescisao, 'momento=a_conferir') },
    { nome: 'queue, pieces to come back', alvoMs: 80, chamar: listar(todos, 'momento=devolucoes') },
    { nome: 'queue, exams', alvoMs: 80, chamar: listar(todos, 'momento=exames') },
    { nome: 'queue, exams, Gestor', alvoMs: 80, chamar: listar(gestor, 'momento=exames') },
    { nome: 'tabs with counts', alvoMs: 80, chamar: () => chamar('/api/demissao/momentos', todos) },
    { nome: 'tabs with counts, Gestor', alvoMs: 80, chamar: () => chamar('/api/demissao/momentos', gestor) },
    { nome: 'board', alvoMs: 80, chamar: () => chamar('/api/demissao/quadro', todos) },
  ]
}

async function doRadar(todos: string | undefined): Promise<Cenario[]> {
  const { results, contratos } = await chamar<Radar>('/api/demissao/estabilidades?porPagina=100', todos)
  return [
    { nome: 'radar', alvoMs: 80, chamar: radar(todos, 'pagina=1') },
    { nome: 'radar, page 20', alvoMs: 80, chamar: radar(todos, 'pagina=20') },
    { nome: 'radar, ending within 30 days', alvoMs: 80, chamar: radar(todos, 'faixa=ate_30') },
    { nome: 'radar, CIPA', alvoMs: 80, chamar: radar(todos, 'tipo=CIPA') },
    { nome: 'radar, by name', alvoMs: 80, chamar: radar(todos, 'busca=silva') },
    {
      nome: 'radar, one contract',
      alvoMs: 80,
      chamar: (vez) => radar(todos, `contratoId=${uma(contratos, vez).value}`)(),
    },
    {
      nome: 'protections of a person',
      alvoMs: 80,
      chamar: (vez) => chamar(`/api/colaborador/estabilidades/${uma(results, vez).colaboradorId}`, todos),
    },
  ]
}

async function cenarios(): Promise<Cenario[]> {
  const [todos, gestor, rescisao] = await Promise.all(['administrador', 'gestor', 'rescisao'].map(entrar))
  const emConferencia = await idsDe('/api/demissao/listar?status=em_conferencia&porPagina=100', rescisao)
  return [
    ...(await doFormulario(todos)),
    ...dasListas(todos, gestor, rescisao),
    {
      nome: 'record in the check',
      alvoMs: 80,
      chamar: (vez) => chamar(`/api/demissao/obter/${uma(emConferencia, vez)}`, rescisao),
    },
    ...(await doRadar(todos)),
  ]
}

await relatar({
  arquivo: 'demissao',
  titulo: 'Dismissals with 100.000 employees',
  sobre: 'where thirty thousand left, fifteen hundred are leaving and three thousand are protected;',
  cenarios,
})
