import { primeiroDiaDoMes, somarDias } from '../regras/calendario/datas.ts'
import type { SetorSlug } from '../setores/setores.ts'

/** Views whose list a number of a start page may open: each number is the total of that list under its filters. */
export const viewsContadas = [
  'colaborador.listar',
  'admissao.listar',
  'afastamento.listar',
  'demissao.listar',
  'ferias.listar',
  'promocao.listar',
  'remanejamento.listar',
  'ferias.a-vencer',
  'contratos.listar',
  'usuarios.listar',
] as const
export type ViewContada = (typeof viewsContadas)[number]

type Filtros = (hoje: string) => Readonly<Record<string, string>>

/** How many, in the words of one and of several. */
interface Palavras {
  readonly um: string
  readonly muitos: string
}

/** One number of a start page. */
export interface Numero {
  readonly nome: string
  readonly label: string
  readonly view: ViewContada
  /** Filters of the list that it opens, as its address has them. */
  readonly filtros: Filtros
  /** What is said below it, where nothing else counts. */
  readonly legenda: string
  /** A part of it, counted by the same list with more filters: `8 terminam em 15 dias`. */
  readonly fato?: Palavras & { readonly filtros: Filtros }
  /** How the sentence at the top says it; late things come first and in red. */
  readonly frase?: Palavras & { readonly atrasado?: true }
}

const SEMANA = 7
const QUINZENA = 15

const situacao =
  (codigo: string): Filtros =>
  () => ({ situacao: codigo })

const doQuadro: readonly Numero[] = [
  {
    nome: 'ativos',
    label: 'Ativos',
    view: 'colaborador.listar',
    filtros: situacao('ativo'),
    legenda: 'depois da experiência',
  },
  {
    nome: 'em_experiencia',
    label: 'Em experiência',
    view: 'colaborador.listar',
    filtros: situacao('em_experiencia'),
    legenda: 'nenhuma termina em 15 dias',
    fato: {
      um: 'termina em 15 dias',
      muitos: 'terminam em 15 dias',
      filtros: (hoje) => ({ experienciaDe: hoje, experienciaAte: somarDias(hoje, QUINZENA) }),
    },
  },
  {
    nome: 'em_ferias',
    label: 'Em férias',
    view: 'colaborador.listar',
    filtros: situacao('em_ferias'),
    legenda: 'hoje',
  },
  {
    nome: 'afastados',
    label: 'Afastados',
    view: 'colaborador.listar',
    filtros: situacao('afastado'),
    legenda: 'hoje',
  },
  {
    nome: 'em_aviso',
    label: 'Em aviso prévio',
    view: 'colaborador.listar',
    filtros: situacao('em_aviso'),
    legenda: 'ninguém sai em 7 dias',
    fato: {
      um: 'sai em 7 dias',
      muitos: 'saem em 7 dias',
      filtros: (hoje) => ({ desligamentoDe: hoje, desligamentoAte: somarDias(hoje, SEMANA) }),
    },
  },
]

const entramNoMes: Numero = {
  nome: 'vao_entrar',
  label: 'Vão entrar',
  view: 'colaborador.listar',
  filtros: situacao('pre_admissao'),
  legenda: 'com a admissão efetivada',
}

const demissoes =
  (momento: string): Filtros =>
  () => ({ momento })

const devolucoes: Numero = {
  nome: 'devolucoes',
  label: 'Devoluções pendentes',
  view: 'demissao.listar',
  filtros: demissoes('devolucoes'),
  legenda: 'uniforme e crachá de quem sai',
  frase: { um: 'devolução pendente', muitos: 'devoluções pendentes' },
}

/** The numbers of each sector's start page, in their order: five, of which the strip keeps the shape. */
export const numerosDoInicio: Readonly<Record<SetorSlug, readonly Numero[]>> = {
  operacional: doQuadro,
  rh: doQuadro,
  sesmt: [
    {
      nome: 'a_homologar',
      label: 'Afastamentos a homologar',
      view: 'afastamento.listar',
      filtros: () => ({ status: 'informado' }),
      legenda: 'atestados e comunicações',
      frase: { um: 'afastamento a homologar', muitos: 'afastamentos a homologar' },
    },
    {
      nome: 'exame',
      label: 'Esperam exame de retorno',
      view: 'afastamento.listar',
      filtros: () => ({ momento: 'aguardando_exame' }),
      legenda: 'NR-7, no primeiro dia de volta',
      frase: { um: 'exame de retorno a fazer', muitos: 'exames de retorno a fazer' },
    },
    {
      nome: 'limbo',
      label: 'Em limbo',
      view: 'afastamento.listar',
      filtros: () => ({ momento: 'limbo' }),
      legenda: 'sem salário e sem benefício',
      frase: { um: 'pessoa em limbo', muitos: 'pessoas em limbo', atrasado: true },
    },
    {
      nome: 'inss',
      label: 'Com o INSS',
      view: 'afastamento.listar',
      filtros: () => ({ momento: 'aguardando_inss' }),
      legenda: 'esperam a decisão',
    },
    {
      nome: 'exames_demissionais',
      label: 'Exames demissionais',
      view: 'demissao.listar',
      filtros: demissoes('exames'),
      legenda: 'até 10 dias depois do fim',
    },
  ],
  vagas: [
    {
      nome: 'admissoes',
      label: 'Admissões pedem vaga',
      view: 'admissao.listar',
      filtros: () => ({ status: 'solicitada' }),
      legenda: 'esperam a sua palavra',
    },
    {
      nome: 'remanejamentos',
      label: 'Remanejamentos pedidos',
      view: 'remanejamento.listar',
      filtros: () => ({ status: 'solicitado' }),
      legenda: 'de um posto para outro',
    },
    entramNoMes,
    {
      nome: 'saem',
      label: 'Em aviso prévio',
      view: 'colaborador.listar',
      filtros: situacao('em_aviso'),
      legenda: 'vão deixar a vaga',
    },
    {
      nome: 'em_experiencia',
      label: 'Em experiência',
      view: 'colaborador.listar',
      filtros: situacao('em_experiencia'),
      legenda: 'podem deixar a vaga no fim',
    },
  ],
  almoxarifado: [
    {
      nome: 'kits',
      label: 'Kits por separar ou entregar',
      view: 'admissao.listar',
      filtros: () => ({ minhaVez: 'almoxarifado' }),
      legenda: 'admissões que esperam você',
      frase: { um: 'kit por separar ou entregar', muitos: 'kits por separar ou entregar' },
    },
    {
      nome: 'em_analise',
      label: 'Admissões em análise',
      view: 'admissao.listar',
      filtros: () => ({ status: 'em_analise' }),
      legenda: 'pedem reserva do kit',
    },
    entramNoMes,
    {
      nome: 'entregas',
      label: 'Efetivadas',
      view: 'admissao.listar',
      filtros: () => ({ status: 'efetivada' }),
      legenda: 'a entrega encerra a admissão',
    },
    devolucoes,
  ],
  conferencia: [
    {
      nome: 'a_pagar',
      label: 'Rescisões a pagar',
      view: 'demissao.listar',
      filtros: demissoes('a_pagar'),
      legenda: 'dez dias depois do fim',
      frase: { um: 'rescisão a pagar', muitos: 'rescisões a pagar' },
    },
    {
      nome: 'a_conferir',
      label: 'A conferir',
      view: 'demissao.listar',
      filtros: demissoes('a_conferir'),
      legenda: 'demonstrativo linha a linha',
      frase: { um: 'a conferir', muitos: 'a conferir' },
    },
    devolucoes,
    {
      nome: 'exames',
      label: 'Exames pendentes',
      view: 'demissao.listar',
      filtros: demissoes('exames'),
      legenda: 'exame demissional',
    },
    {
      nome: 'em_aviso',
      label: 'Em aviso prévio',
      view: 'colaborador.listar',
      filtros: situacao('em_aviso'),
      legenda: 'serão os próximos',
    },
  ],
  comercial: [
    {
      nome: 'vigentes',
      label: 'Contratos vigentes',
      view: 'contratos.listar',
      filtros: situacao('vigente'),
      legenda: 'com mais de 120 dias pela frente',
    },
    {
      nome: 'em_30',
      label: 'Terminam em 30 dias',
      view: 'contratos.listar',
      filtros: () => ({ venceEm: '30' }),
      legenda: 'último prazo do aviso prévio',
      frase: {
        um: 'contrato termina em até 30 dias',
        muitos: 'contratos terminam em até 30 dias',
        atrasado: true,
      },
    },
    {
      nome: 'em_60',
      label: 'Terminam em 60 dias',
      view: 'contratos.listar',
      filtros: () => ({ venceEm: '60' }),
      legenda: 'renovar, mover ou avisar',
    },
    {
      nome: 'em_120',
      label: 'Terminam em 120 dias',
      view: 'contratos.listar',
      filtros: () => ({ venceEm: '120' }),
      legenda: 'hora de propor a renovação',
      frase: { um: 'contrato termina em até 120 dias', muitos: 'contratos terminam em até 120 dias' },
    },
    {
      nome: 'a_iniciar',
      label: 'A iniciar',
      view: 'contratos.listar',
      filtros: situacao('a_iniciar'),
      legenda: 'postos por preencher',
    },
  ],
  admin: [
    {
      nome: 'pendentes',
      label: 'Usuários sem grupo',
      view: 'usuarios.listar',
      filtros: situacao('pendente'),
      legenda: 'aguardam liberação',
      frase: { um: 'usuário aguarda liberação', muitos: 'usuários aguardam liberação' },
    },
    {
      nome: 'usuarios',
      label: 'Usuários ativos',
      view: 'usuarios.listar',
      filtros: situacao('ativo'),
      legenda: 'com grupos e horários',
    },
    {
      nome: 'ativos',
      label: 'Colaboradores ativos',
      view: 'colaborador.listar',
      filtros: situacao('ativo'),
      legenda: 'depois da experiência',
    },
    {
      nome: 'entraram',
      label: 'Entraram no mês',
      view: 'colaborador.listar',
      filtros: (hoje) => ({ admissaoDe: primeiroDiaDoMes(hoje), admissaoAte: hoje }),
      legenda: 'até hoje',
    },
    {
      nome: 'vencendo',
      label: 'Contratos vencendo',
      view: 'contratos.listar',
      filtros: situacao('vencendo'),
      legenda: 'nos próximos 120 dias',
    },
  ],
}
