import { grupos as todosOsGrupos, type Grupo } from '../setores/grupos.ts'
import { abasVisiveis, camposVisiveis, veSensiveis } from '../colaborador/visibilidade.ts'
import type { Aba } from '../colaborador/abas.ts'

/** From which day the term of a category is counted. */
export const marcos = {
  desligamento: 'do desligamento',
  recusa: 'do fim da admissão que não se efetivou',
  registro: 'de cada registro',
  conta: 'da desativação da conta',
} as const
export type Marco = keyof typeof marcos

interface Base {
  /** Article of Lei 13.709/2018. */
  readonly artigo: string
  readonly hipotese: string
  /** Health, race, union: LGPD art. 5º II. */
  readonly sensivel?: true
}

const OBRIGACAO: Base = { artigo: 'art. 7º, II', hipotese: 'cumprimento de obrigação legal' }
const CONTRATO: Base = { artigo: 'art. 7º, V', hipotese: 'execução do contrato de trabalho' }
const DIREITOS: Base = { artigo: 'art. 7º, VI', hipotese: 'exercício regular de direitos em processo' }
const INTERESSE: Base = { artigo: 'art. 7º, IX', hipotese: 'interesse legítimo: segurança do sistema' }
const SENSIVEL: Base = {
  artigo: 'art. 11, II, a',
  hipotese: 'cumprimento de obrigação legal, dado sensível',
  sensivel: true,
}

interface Categoria {
  readonly label: string
  /** What is kept, in words. */
  readonly dados: string
  readonly titulares: string
  /** Why it is kept. */
  readonly finalidade: string
  readonly bases: readonly Base[]
  /** Who opens it: derived where a table of the domain already says so. */
  readonly quem: (grupo: Grupo) => boolean
  /** To whom it goes outside of the company; null for nobody. */
  readonly para: string | null
  readonly guarda: {
    readonly meses: number
    readonly desde: Marco
    /** Why so long, by law. */
    readonly porque: string
  }
}

const daAba =
  (...abas: readonly Aba[]) =>
  (grupo: Grupo): boolean =>
    abas.some((aba) => abasVisiveis([grupo]).includes(aba))
const doCampo =
  (campo: Parameters<ReturnType<typeof camposVisiveis>['has']>[0]) =>
  (grupo: Grupo): boolean =>
    camposVisiveis([grupo]).has(campo)
const deTodos = (): boolean => true
const doAdministrador = (grupo: Grupo): boolean => grupo === 'Administrador'

const ANO = 12
const PRESCRICAO =
  'créditos do trabalho prescrevem em cinco anos, até dois após o fim (CF art. 7º, XXIX; CLT art. 11)'
const PPP =
  'o PPP e o que o sustenta ficam vinte anos (Lei 8.213/1991, art. 58; IN PRES/INSS 128/2022, art. 281)'
const PRONTUARIO = 'o prontuário médico fica vinte anos após o desligamento (NR-7, item 7.6.1.3)'

/**
 * The operations of processing (LGPD art. 37): each kind of personal data once – what it is, why it may be kept, who sees it,
 * to whom it goes and until when. The page, the paper, the record of a person and what is due all derive from it.
 */
export const categorias = {
  cadastro: {
    label: 'Identificação e contato',
    dados: 'nome, CPF, documentos, filiação, nascimento, endereço, telefone e e-mail',
    titulares: 'colaboradores e quem já foi',
    finalidade: 'registro do empregado e obrigações com o governo',
    bases: [OBRIGACAO, CONTRATO],
    quem: doCampo('pessoa.nome'),
    para: 'governo (eSocial) pelo sistema de folha; tomador, só nome e CPF mascarado, no dossiê',
    guarda: { meses: 20 * ANO, desde: 'desligamento', porque: PPP },
  },
  diversidade: {
    label: 'Raça ou cor e deficiência',
    dados: 'raça ou cor e deficiência declaradas',
    titulares: 'colaboradores e quem já foi',
    finalidade: 'cota e declaração ao eSocial (Lei 8.213/1991, art. 93; Lei 14.553/2023)',
    bases: [SENSIVEL],
    quem: doCampo('pessoa.racaCor'),
    para: 'governo (eSocial) pelo sistema de folha',
    guarda: { meses: 5 * ANO, desde: 'desligamento', porque: PRESCRICAO },
  },
  bancario: {
    label: 'Conta bancária e Pix',
    dados: 'banco, agência, conta, tipo e chave Pix',
    titulares: 'colaboradores e quem já foi',
    finalidade: 'pagamento do salário (CLT art. 464)',
    bases: [CONTRATO],
    quem: doCampo('pessoa.conta'),
    para: 'sistema de folha',
    guarda: { meses: 5 * ANO, desde: 'desligamento', porque: PRESCRICAO },
  },
  contrato: {
    label: 'Contrato de trabalho',
    dados: 'matrícula, cargo, posto, salário, jornada, benefícios e tudo que mudou',
    titulares: 'colaboradores e quem já foi',
    finalidade: 'execução do contrato e ficha de registro (CLT art. 41)',
    bases: [OBRIGACAO, CONTRATO],
    quem: daAba('contrato'),
    para: 'sistema de folha; tomador, sem salário, no dossiê',
    guarda: { meses: 20 * ANO, desde: 'desligamento', porque: PPP },
  },
  saude: {
    label: 'Saúde e segurança do trabalho',
    dados: 'afastamentos, atestados, CID, exames e estabilidades',
    titulares: 'colaboradores e quem já foi',
    finalidade: 'saúde ocupacional, afastamento e benefício do INSS',
    bases: [SENSIVEL],
    quem: (grupo) => veSensiveis([grupo]),
    para: 'governo (eSocial) pelo sistema de folha; tomador, só a validade do exame, no dossiê',
    guarda: { meses: 20 * ANO, desde: 'desligamento', porque: PRONTUARIO },
  },
  dependentes: {
    label: 'Dependentes',
    dados: 'nome, CPF, nascimento e parentesco de dependentes',
    titulares: 'dependentes, crianças também (LGPD art. 14)',
    finalidade: 'salário-família e imposto de renda',
    bases: [OBRIGACAO],
    quem: daAba('dependentes'),
    para: 'sistema de folha',
    guarda: { meses: 5 * ANO, desde: 'desligamento', porque: PRESCRICAO },
  },
  documentos: {
    label: 'Documentos e papéis',
    dados: 'cópias de documentos, certificados e papéis emitidos',
    titulares: 'colaboradores, candidatos e quem já foi',
    finalidade: 'prova do que a lei pede na admissão, no contrato e na saída',
    bases: [OBRIGACAO, DIREITOS],
    quem: daAba('documentos'),
    para: 'tomador, os certificados que se escolhem, no dossiê',
    guarda: { meses: 20 * ANO, desde: 'desligamento', porque: PPP },
  },
  ferias: {
    label: 'Férias e ausências',
    dados: 'períodos, saldos, ocorrências e dias de ausência',
    titulares: 'colaboradores e quem já foi',
    finalidade: 'férias e frequência (CLT arts. 129 a 145)',
    bases: [OBRIGACAO],
    quem: daAba('ferias'),
    para: 'sistema de folha',
    guarda: { meses: 5 * ANO, desde: 'desligamento', porque: PRESCRICAO },
  },
  epi: {
    label: 'Uniformes e EPI',
    dados: 'tamanhos, entregas, devoluções e recibos',
    titulares: 'colaboradores e quem já foi',
    finalidade: 'fornecimento e prova da entrega (NR-6, item 6.5.1)',
    bases: [OBRIGACAO],
    quem: daAba('uniforme'),
    para: 'tomador, as entregas, no dossiê',
    guarda: { meses: 20 * ANO, desde: 'desligamento', porque: PPP },
  },
  processos: {
    label: 'Processos e decisões',
    dados: 'admissão, férias, afastamento, promoção, remanejamento e demissão, com o que cada setor disse',
    titulares: 'colaboradores, candidatos e quem já foi',
    finalidade: 'decidir e provar o que se decidiu',
    bases: [CONTRATO, DIREITOS],
    quem: daAba('resumo'),
    para: null,
    guarda: { meses: 20 * ANO, desde: 'desligamento', porque: PPP },
  },
  folha: {
    label: 'O que foi à folha e a outros sistemas',
    dados: 'linhas enviadas ao sistema de folha, avisos a outros sistemas e dossiês',
    titulares: 'colaboradores e quem já foi',
    finalidade: 'pagamento, recolhimentos e prestação de contas',
    bases: [OBRIGACAO, CONTRATO],
    quem: doCampo('pessoa.conta'),
    para: 'sistema de folha; sistemas com chave ou webhook; tomador',
    guarda: { meses: 5 * ANO, desde: 'desligamento', porque: PRESCRICAO },
  },
  candidatos: {
    label: 'Candidatos',
    dados: 'o que a pessoa preencheu e enviou pelo link da admissão',
    titulares: 'quem foi chamado e ainda não, ou nunca, foi admitido',
    finalidade: 'preparar o contrato a pedido da pessoa',
    bases: [{ artigo: 'art. 7º, V', hipotese: 'procedimentos preliminares de contrato' }],
    quem: (grupo) =>
      doCampo('pessoa.conta')(grupo) || grupo === 'Gestor' || grupo === 'Coordenador Operacional',
    para: null,
    guarda: { meses: ANO, desde: 'recusa', porque: 'sem contrato não há o que provar (LGPD art. 15, I)' },
  },
  contas: {
    label: 'Contas de acesso',
    dados: 'nome, e-mail, telefone, foto, grupos, horários, senha e segundo passo (cifrados)',
    titulares: 'quem usa o sistema',
    finalidade: 'saber quem faz o quê',
    bases: [CONTRATO, INTERESSE],
    quem: doAdministrador,
    para: 'provedor de acesso, se a empresa usar um',
    guarda: { meses: 5 * ANO, desde: 'conta', porque: PRESCRICAO },
  },
  acessos: {
    label: 'Registros de acesso',
    dados: 'entradas, leituras de dado sensível, exportações, rede de onde vieram',
    titulares: 'quem usa o sistema',
    finalidade: 'segurança e prestação de contas (LGPD arts. 37 e 46)',
    bases: [OBRIGACAO, INTERESSE],
    quem: doAdministrador,
    para: null,
    guarda: { meses: ANO, desde: 'registro', porque: 'seis meses ao menos (Lei 12.965/2014, art. 15)' },
  },
  trilha: {
    label: 'Trilha de auditoria',
    dados: 'cada mudança de um registro: quem, quando, o que era e o que ficou',
    titulares: 'colaboradores e quem usa o sistema',
    finalidade: 'prova de que nada foi mudado sem que se veja',
    bases: [DIREITOS, OBRIGACAO],
    quem: daAba('historico'),
    para: null,
    guarda: { meses: 20 * ANO, desde: 'desligamento', porque: PPP },
  },
  comunicacao: {
    label: 'Conversas, mensagens e tarefas',
    dados: 'o que as pessoas escrevem umas às outras, avisos e comunicados',
    titulares: 'quem usa o sistema e de quem se fala',
    finalidade: 'trabalho do dia a dia',
    bases: [CONTRATO],
    quem: deTodos,
    para: null,
    guarda: { meses: 5 * ANO, desde: 'registro', porque: PRESCRICAO },
  },
  terceiros: {
    label: 'Contatos de clientes',
    dados: 'nome, papel, e-mail e telefone de quem responde pelo contrato',
    titulares: 'pessoas do cliente',
    finalidade: 'execução do contrato com o cliente',
    bases: [{ artigo: 'art. 7º, V', hipotese: 'execução de contrato' }],
    quem: (grupo) => grupo === 'Administrador' || grupo === 'Comercial',
    para: null,
    guarda: {
      meses: 5 * ANO,
      desde: 'registro',
      porque: 'prescrição civil (Código Civil, art. 206, § 5º, I)',
    },
  },
} as const satisfies Readonly<Record<string, Categoria>>

export type NomeDeCategoria = keyof typeof categorias
export const nomesDeCategorias = Object.keys(categorias) as [NomeDeCategoria, ...NomeDeCategoria[]]
export const categoriaDe = (nome: NomeDeCategoria): Categoria => categorias[nome]

/** Groups that open what a category holds. */
export const quemVe = (nome: NomeDeCategoria): Grupo[] => todosOsGrupos.filter(categoriaDe(nome).quem)

/** `cumprimento de obrigação legal (LGPD art. 7º, II)`. */
export const basesEscritas = (nome: NomeDeCategoria): string =>
  categoriaDe(nome)
    .bases.map(({ artigo, hipotese }) => `${hipotese} (LGPD ${artigo})`)
    .join('; ')

/** `20 anos do desligamento`. */
export function guardaEscrita(nome: NomeDeCategoria): string {
  const { meses, desde } = categoriaDe(nome).guarda
  const anos = meses / ANO
  return `${anos === 1 ? '1 ano' : `${anos} anos`} ${marcos[desde]}`
}

/** Kinds whose term is counted from the end of the last bond. */
export const comPrazoDoFim: readonly NomeDeCategoria[] = nomesDeCategorias.filter(
  (nome) => categoriaDe(nome).guarda.desde === 'desligamento',
)

/** Months after the end in which nothing of a person is past its term. */
export const PRIMEIRO_PRAZO_MESES = Math.min(...comPrazoDoFim.map((nome) => categoriaDe(nome).guarda.meses))

/** Kinds that no law asks to be kept any longer, of who left on a day. */
export const categoriasVencidas = (saida: string, hoje: string): NomeDeCategoria[] =>
  comPrazoDoFim.filter((nome) => guardaAte(nome, saida) < hoje)

/** Last day on which a category has to be kept, from the day its term is counted from. */
export const guardaAte = (
  nome: NomeDeCategoria,
  desde: string,
  meses: number = categoriaDe(nome).guarda.meses,
): string => Temporal.PlainDate.from(desde).add({ months: meses }).toString()
