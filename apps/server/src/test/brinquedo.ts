import { z } from 'zod'
import type { Pendencia } from '@rh/domain/pendencia'
import { montarChecklist } from '@rh/domain/processo/anexos'
import { defineProcess } from '@rh/domain/processo/define'
import { defineFormulario } from '@rh/domain/processo/formulario'
import { estadosDosAnexos, listTiposDeDocumento } from '../modules/processo/anexos/repository.ts'
import type { RawForm } from '../modules/processo/campos.ts'
import { findFormulario } from '../modules/processo/formulario.ts'
import type { Montavel } from '../modules/processo/modulo.ts'
import { nomesDosPostos } from '../modules/processo/nomes-dos-campos.ts'
import { papeisDoTipo } from '../modules/processo/papeis.ts'
import { findTimbre } from '../papeis/timbre.ts'

const semCampos = { veCampos: [], observa: [] } as const

/**
 * A process of no company, that uses every word of a declaration: what the engine does with a word is proven with it,
 * whether or not a built kind says the word yet.
 */
export const brinquedo = defineProcess({
  name: 'brinquedo',
  label: { one: 'Brinquedo', many: 'Brinquedos', data: 'Dia' },
  prefixo: 'BRI',
  discreto: true,
  statuses: {
    pedido: { label: 'Pedido', tone: 'info' },
    devolvido: { label: 'Devolvido', tone: 'error' },
    em_conferencia: { label: 'Em conferência', tone: 'warning' },
    pronto: { label: 'Pronto', tone: 'success' },
    entregue: {
      label: 'Entregue',
      tone: 'default',
      final: true,
      celebra: { titulo: 'Brinquedo entregue', texto: 'É de quem o pediu.' },
    },
    emprestado: { label: 'Emprestado', tone: 'default', final: true, recebePapeis: true },
    guardado: { label: 'Guardado', tone: 'default', final: true },
    cancelado: { label: 'Cancelado', tone: 'default', final: true },
    desfeito: { label: 'Desfeito', tone: 'error', final: true },
  },
  initial: 'pedido',
  nasce: {
    quem: ['Gestor', 'Coordenador'],
    checks: ['tem_cor', 'existe'],
    unicoPorVinculo: true,
    emLote: { quem: ['Coordenador'] },
  },
  doSolicitante: ['devolvido'],
  ocupa: ['pedido', 'em_conferencia'],
  stages: [
    { status: 'pedido', pareceres: ['calculo'], aoConcluir: 'conferir' },
    { status: 'em_conferencia', pareceres: ['conferencia', 'pintura', 'caixa'], aoConcluir: 'aprontar' },
  ],
  pareceres: {
    calculo: {
      label: 'Cálculo',
      pede: 'Calcular',
      grupos: ['Rescisao', 'Administrador'],
      campos: () =>
        z.strictObject({
          horas: z.int().optional(),
          comecou: z.iso.date().optional(),
          terminou: z.iso.date().optional(),
        }),
      passado: ['comecou', 'terminou'],
      ordem: [['comecou', 'terminou']],
      veCampos: ['Rescisao'],
      motivoReservadoA: ['Rescisao'],
      corrigivel: true,
      compara: true,
      observa: ['custoCentavos'],
    },
    conferencia: {
      ...semCampos,
      label: 'Conferência',
      pede: 'Conferir',
      grupos: ['Rescisao', 'Administrador'],
      outraPessoaQue: ['calculo'],
    },
    pintura: {
      ...semCampos,
      label: 'Pintura',
      pede: 'Pintar',
      grupos: ['Almoxarifado'],
      quando: { fato: 'colorido', senao: 'O brinquedo não tem cor.' },
      observa: ['cor'],
    },
    caixa: {
      ...semCampos,
      label: 'Caixa',
      pede: 'Encaixotar',
      grupos: ['Sesmt'],
      podeAtrasar: ['pronto'],
      checks: ['tem_cor', 'existe'],
    },
  },
  atos: {
    polir: { label: 'Brinquedo polido', quem: ['Almoxarifado'], em: ['pronto'] },
    pintar: {
      label: 'Brinquedo pintado',
      quem: ['Rescisao', 'Almoxarifado'],
      doParecer: ['calculo', 'pintura'],
      em: ['em_conferencia'],
      campos: ['cor'],
      checks: ['tem_cor'],
      motivo: 'obrigatorio',
    },
    refazer: { label: 'Brinquedo refeito', quem: ['Rescisao'], em: ['em_conferencia'], campos: 'todos' },
  },
  checks: {
    tem_cor: 'O brinquedo tem cor',
    existe: 'O brinquedo existe',
    inteiro: 'O brinquedo está inteiro',
    embalado: 'Está na caixa',
    idade: 'É para a idade de quem pede',
  },
  transitions: {
    conferir: { label: 'Conferir', from: ['pedido'], to: 'em_conferencia', quem: 'motor' },
    aprontar: {
      label: 'Aprontar',
      from: ['em_conferencia'],
      to: 'pronto',
      quem: 'motor',
      checks: ['inteiro'],
    },
    devolver: {
      label: 'Devolver',
      from: ['pedido', 'em_conferencia'],
      to: 'devolvido',
      quem: 'da_vez',
      motivo: 'obrigatorio',
      itens: true,
      cautela: true,
    },
    reenviar: {
      label: 'Reenviar',
      pede: 'Corrigir o brinquedo',
      from: ['devolvido'],
      to: 'pedido',
      quem: ['Gestor'],
      checks: ['tem_cor', 'existe'],
    },
    entregar: {
      label: 'Entregar',
      pede: 'Pôr na caixa',
      pedeAte: 'embalado',
      from: ['pronto'],
      to: 'entregue',
      quando: 'festa',
      checks: ['embalado'],
      quem: ['Rescisao', 'Administrador'],
      outraPessoaQue: ['conferencia'],
      celebra: true,
    },
    emprestar: {
      label: 'Emprestar',
      from: ['pronto'],
      to: 'emprestado',
      quem: ['Coordenador', 'Cadastro'],
      outraPessoa: true,
      checks: ['idade'],
      campos: () => z.strictObject({ ate: z.iso.date('Informe até quando') }),
      veCampos: ['Coordenador'],
      excetua: true,
    },
    guardar: {
      label: 'Guardar',
      from: ['pronto'],
      to: 'guardado',
      quem: ['Almoxarifado'],
      agendavel: true,
      confirmaSenha: true,
    },
    aposentar: {
      label: 'Aposentar',
      from: ['pronto'],
      to: 'guardado',
      quem: ['Almoxarifado', 'Vagas'],
      doParecer: ['pintura'],
      semVez: true,
    },
    desistir: {
      label: 'Desistir',
      from: ['pronto'],
      to: 'cancelado',
      quem: ['Gestor'],
      mesmaPessoa: true,
      cautela: true,
    },
    cancelar: {
      label: 'Cancelar',
      from: ['pedido', 'em_conferencia'],
      to: 'cancelado',
      quem: ['Coordenador'],
      cautela: true,
    },
    desfazer: {
      label: 'Desfazer',
      from: ['entregue'],
      to: 'desfeito',
      quem: ['Coordenador'],
      motivo: 'obrigatorio',
      cautela: true,
      desfaz: true,
    },
  },
})

/** What the toy's facts say, and what was done to it: each test changes its own. */
export const novaLoja = () => ({
  existe: true,
  raro: false,
  inteiro: true,
  embalado: true,
  /** Whether its box is crushed, of which whoever delivers it is warned. */
  amassada: false,
  /** Whether it is for an older child, which a coordinator may overlook. */
  paraMaiores: false,
  colorido: false,
  /** Day on which the system delivers. */
  festa: null as string | null,
  consultas: 0,
  prontos: [] as number[],
  emprestimos: [] as unknown[],
})
export type Loja = ReturnType<typeof novaLoja>
type Contexto = Loja & { readonly cor: unknown }

const falta = (codigo: string, mais: Partial<Pendencia> = {}): Pendencia[] => [
  { codigo, severidade: 'bloqueio', mensagem: `Falta: ${codigo}.`, ...mais },
]

const formulario = defineFormulario({
  folha: {
    schema: z.object({
      cor: z.string(),
      dia: z.iso.date().optional(),
      postoId: z.int().optional(),
      custoCentavos: z.int().optional(),
    }),
    campos: { cor: 'Cor', dia: 'Dia', postoId: 'Posto', custoCentavos: 'Custo' },
  },
})

const papeis = papeisDoTipo({
  process: brinquedo,
  papeis: { etiqueta: { label: 'Etiqueta', grupos: ['Gestor'], status: ['pedido'] } },
  modelos: { etiqueta: () => ({ titulo: 'Etiqueta', assunto: 'Brinquedo', corpo: [] }) },
  reunir: async (db) => ({ timbre: await findTimbre(db) }),
})

interface Folha {
  readonly dia?: string
  readonly postoId?: number
}

/** The module of the toy over one set of facts. */
export const moduloDe = (loja: Loja): Montavel<Contexto> => ({
  process: brinquedo,
  // A toy for another contract is a transfer to it.
  indice: ({ dia, postoId }: Folha) => ({
    data: dia ?? null,
    postoId: postoId ?? null,
    destinoId: postoId ?? null,
  }),
  async contexto({ tx }, { id }) {
    loja.consultas += 1
    return Object.assign(loja, { cor: (await findFormulario<RawForm>(tx, id)).dados['cor'] })
  },
  regras: {
    tem_cor: ({ cor }) => (cor ? [] : falta('sem_cor', { campo: 'cor' })),
    existe: ({ existe, raro }) =>
      existe ? (raro ? falta('raro', { severidade: 'alerta' }) : []) : falta('inexistente'),
    embalado: ({ embalado, amassada }) =>
      embalado ? (amassada ? falta('caixa_amassada', { severidade: 'alerta' }) : []) : falta('sem_caixa'),
    inteiro: ({ inteiro }) => (inteiro ? [] : falta('quebrado')),
    idade: ({ paraMaiores }) => (paraMaiores ? falta('para_maiores', { excecaoPor: ['Coordenador'] }) : []),
  },
  datas: { festa: ({ festa }) => festa },
  fatosDoParecer: { colorido: ({ colorido }) => colorido },
  efeitos: {
    aprontar: async (_work, { id }) => {
      loja.prontos.push(id)
      return {}
    },
    emprestar: async (_work, _processo, _contexto, { dados }) => {
      loja.emprestimos.push(dados)
      return {}
    },
  },
  formulario,
  // What it costs is between Rescisão and the system.
  visibilidade: {
    camposVisiveis: (grupos) =>
      new Set(['cor', 'dia', 'postoId', ...(grupos.includes('Rescisao') ? ['custoCentavos'] : [])]),
  },
  nomes: { postoId: nomesDosPostos },
  anexos: {
    process: brinquedo,
    quemEnvia: ['Gestor'],
    quemEnviaSensiveis: ['Almoxarifado'],
    quemConfere: ['Rescisao'],
    palavra: 'conferencia',
    provas: {},
    ve: (grupos) => grupos.includes('Gestor') || grupos.includes('Rescisao'),
    veSensiveis: (grupos) => grupos.includes('Rescisao') || grupos.includes('Almoxarifado'),
    // No document is demanded; those that anybody may send are offered.
    async checklist(db, processoId) {
      const [tipos, estados] = await Promise.all([
        listTiposDeDocumento(db, brinquedo.name),
        estadosDosAnexos(db, processoId),
      ])
      return montarChecklist(
        tipos,
        () => false,
        (tipoId) => estados.get(tipoId) ?? 'pendente',
      )
    },
  },
  papeis,
  abrir: {
    setorOrigem: () => 1,
    preencher: async () => ({ cor: 'azul', custoCentavos: 4_200 }),
    opcoes: async () => ({ cores: ['azul', 'verde'] }),
    reunir: async (_db, { dados }) => Object.assign(loja, { cor: dados['cor'] }),
    simular: ({ cor }) => ({ latas: cor ? 2 : 0 }),
  },
})
