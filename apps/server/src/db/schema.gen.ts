// Generated from migrations/*.sql by `npm run db:codegen`. Do not edit.
import type { Generated, GeneratedAlways } from 'kysely'

export interface AdmissaoTable {
  processoId: number
  dados: Generated<unknown>
  dadosEnviados: unknown
  cpf: GeneratedAlways<string | null>
  nome: GeneratedAlways<string | null>
  nomeBusca: GeneratedAlways<string | null>
  postoId: GeneratedAlways<number | null>
  dataPrevista: GeneratedAlways<string | null>
}

export interface AlocacaoTable {
  id: GeneratedAlways<number>
  vinculoId: number
  postoId: number
  inicio: string
  fim: string | null
  tipo: Generated<string>
  processoId: number | null
}

export interface AuditoriaTable {
  id: GeneratedAlways<number>
  entidade: string
  registro: number
  sequencia: number
  tabela: string
  operacao: string
  usuarioId: number | null
  ip: string | null
  requisicao: string | null
  em: string
  mudancas: unknown
  hashAnterior: string
  hash: string
}

export interface AuditoriaCabecaTable {
  entidade: string
  registro: number
  sequencia: number
  hash: string
}

export interface AuditoriaQuebradaTable {
  entidade: string | null
  registro: number | null
  sequencia: number | null
  problema: string | null
}

export interface CargoTable {
  id: GeneratedAlways<number>
  titulo: string
  cbo: string
  nrs: Generated<string[]>
  asoDeRisco: Generated<boolean>
  ativo: Generated<boolean>
  versao: Generated<number>
}

export interface CentroDeCustoTable {
  id: GeneratedAlways<number>
  codigo: string
  descricao: string
  ativo: Generated<boolean>
  tipo: Generated<string>
  paiId: number | null
  versao: Generated<number>
}

export interface ChaveTokenTable {
  kid: string
  segredo: Uint8Array
  criadaEm: Generated<string>
}

export interface ClienteTable {
  id: GeneratedAlways<number>
  razaoSocial: string
  nomeFantasia: string
  cnpj: string
  publico: Generated<boolean>
}

export interface ContratoTable {
  id: GeneratedAlways<number>
  numero: string
  clienteId: number
  objeto: string
  inicio: string
  fim: string
  sindicatoId: number
  centroDeCustoId: number
}

export interface ConvencaoTable {
  id: GeneratedAlways<number>
  sindicatoId: number
  tipo: string
  registroMte: string | null
  inicio: string
  fim: string
  reajustePercentual: number | null
  ticketDiaCentavos: number | null
  cestaMesCentavos: number | null
  estabilidadeAposentadoriaMeses: number | null
  estabilidadeRetornoDias: number | null
  adicionalNoturnoPercentual: number | null
  divisorDozePor36: number | null
  outrasClausulas: string | null
  anuladoMotivo: string | null
  versao: Generated<number>
}

export interface DocumentoTipoTable {
  id: GeneratedAlways<number>
  codigo: string
  descricao: string
  obrigatoriedade: string
  condicao: string | null
  fundamento: string | null
  sensivel: Generated<boolean>
  validadeMeses: number | null
  ativo: Generated<boolean>
  versao: Generated<number>
}

export interface EmpresaTable {
  id: Generated<number>
  razaoSocial: string
  nomeFantasia: string
  cnpj: string
  logo: string
  logoPequena: string
  municipioIbge: number | null
  permiteAutoaprovacao: Generated<boolean>
  sabadoRepouso: Generated<boolean>
  alertasContratoDias: Generated<number[]>
  alertasExperienciaDias: Generated<number[]>
  versao: Generated<number>
}

export interface EmpresaLogoTable {
  empresaId: Generated<number>
  variante: string
  tipo: string
  conteudo: Uint8Array
  versao: string
}

export interface EscalaTable {
  id: GeneratedAlways<number>
  nome: string
  tipo: string
  entrada: string
  saida: string
  horasSemanais: number
  noturna: Generated<boolean>
  intervaloMinutos: Generated<number>
  dias: Generated<string[]>
  sabadoEntrada: string | null
  sabadoSaida: string | null
  cicloTrabalho: number | null
  cicloFolga: number | null
  repouso: string | null
  ativo: Generated<boolean>
  versao: Generated<number>
}

export interface EscalaVtTable {
  id: GeneratedAlways<number>
  codigo: string
  descricao: string
  regra: string
  diasMes: number | null
  ativo: Generated<boolean>
  versao: Generated<number>
}

export interface FeriadoTable {
  id: GeneratedAlways<number>
  nome: string
  abrangencia: string
  uf: string
  municipioIbge: number | null
  repeticao: string
  dia: number | null
  mes: number | null
  diasDaPascoa: number | null
  data: string | null
  desdeAno: number | null
  ateAno: number | null
  fundamento: string
  conferir: Generated<boolean>
  ativo: Generated<boolean>
  versao: Generated<number>
}

export interface GrupoTable {
  id: GeneratedAlways<number>
  nome: string
  setorId: number
}

export interface HorarioTable {
  id: GeneratedAlways<number>
  usuarioId: number
  diaSemana: string
  entrada: string
  saida: string
}

export interface IdempotenciaTable {
  usuarioId: number
  chave: string
  chamada: string
  corpoHash: string
  resposta: unknown
  criadaEm: Generated<string>
}

export interface ItemUniformeTable {
  id: GeneratedAlways<number>
  codigo: string
  descricao: string
  tipo: string
  tamanhos: string[]
  ca: string | null
  caValidade: string | null
  vidaUtilDias: number | null
  ativo: Generated<boolean>
  versao: Generated<number>
}

export interface LiberacaoHorarioTable {
  id: GeneratedAlways<number>
  usuarioId: number
  ate: string
  motivo: string
  concedidaPor: number
  criadaEm: Generated<string>
}

export interface LimiteTable {
  id: GeneratedAlways<number>
  regra: string
  desde: string
  valor: number
  motivo: string
  anuladoMotivo: string | null
}

export interface LocalTable {
  id: GeneratedAlways<number>
  contratoId: number
  nome: string
  endereco: string
  municipio: string
  uf: string
}

export interface MunicipioTable {
  ibge: number
  nome: string
  uf: string
  nomeBusca: GeneratedAlways<string>
}

export interface NotificacaoTable {
  id: GeneratedAlways<number>
  usuarioId: number
  processoId: number | null
  icone: string
  texto: string
  criadaEm: string
  lidaEm: string | null
  assunto: Generated<string>
}

export interface ParametroLegalTable {
  nome: string
  desde: string
  valor: number
  fonte: string
  id: GeneratedAlways<number>
  anuladoMotivo: string | null
}

export interface PessoaTable {
  id: GeneratedAlways<number>
  cpf: string
  nome: string
  nomeSocial: string | null
  nomeBusca: GeneratedAlways<string>
  nascimento: string
  sexo: string
  estadoCivil: string
  racaCor: string
  grauInstrucao: string
  mae: string
  pai: string | null
  telefone: string
  email: string | null
  rg: string
  rgOrgao: string
  rgUf: string
  rgEmissao: string | null
  pis: string | null
  tituloEleitor: string | null
  reservista: string | null
  cep: string
  logradouro: string
  numero: string
  complemento: string | null
  bairro: string
  municipio: string
  uf: string
}

export interface PisoSalarialTable {
  cargoId: number
  sindicatoId: number
  desde: string
  valorCentavos: number
  convencaoId: number | null
  anuladoMotivo: string | null
}

export interface PostoTable {
  id: GeneratedAlways<number>
  localId: number
  contratoId: number
  cargoId: number
  escalaId: number
  quantidade: number
  salarioPrevistoCentavos: number
  insalubridade: Generated<number>
  periculosidade: Generated<boolean>
}

export interface ProcessoTable {
  id: GeneratedAlways<number>
  tipo: string
  numero: string
  status: string
  setorOrigem: number
  solicitanteId: number
  contratoId: number | null
  vinculoId: number | null
  dataSolicitacao: string | null
  dataEfetivacao: string | null
  versao: Generated<number>
  criadoEm: string
  atualizadoEm: string
}

export interface ProcessoEventoTable {
  id: GeneratedAlways<number>
  processoId: number
  tipo: string
  nome: string | null
  de: string | null
  para: string | null
  motivo: string | null
  itens: Generated<unknown>
  mudancas: Generated<unknown>
  alertas: Generated<unknown>
  usuarioId: number | null
  em: string
}

export interface ProcessoNumeracaoTable {
  tipo: string
  ano: number
  ultimo: number
}

export interface ProcessoParecerTable {
  processoId: number
  parecer: string
  decisao: string
  dados: Generated<unknown>
  comentario: string | null
  usuarioId: number | null
  em: string | null
}

export interface SessaoTable {
  id: string
  usuarioId: number
  criadaEm: string
  expiraEm: string
  encerradaEm: string | null
  confirmadaAte: string | null
  ip: string
  agente: string
}

export interface SetorTable {
  id: number
  slug: string
  nome: string
  icon: string
}

export interface SindicatoTable {
  id: GeneratedAlways<number>
  nome: string
  cnpj: string
  uf: string
  dataBaseMes: number
  tipo: Generated<string>
  ativo: Generated<boolean>
  versao: Generated<number>
}

export interface SindicatoBaseTable {
  sindicatoId: number
  uf: string
  municipioIbge: number | null
}

export interface TentativaLoginTable {
  chave: string
  falhas: number
  bloqueadaAte: string
  atualizadaEm: string
}

export interface UsuarioTable {
  id: GeneratedAlways<number>
  usuario: string
  nome: string
  email: string
  senhaHash: string
  ativo: Generated<boolean>
  criadoEm: Generated<string>
  versao: Generated<number>
  telefone: string | null
  alertaVez: Generated<boolean>
  alertaAndamento: Generated<boolean>
}

export interface UsuarioContratoTable {
  usuarioId: number
  contratoId: number
}

export interface UsuarioFotoTable {
  usuarioId: number
  tipo: string
  conteudo: Uint8Array
  versao: string
  atualizadaEm: string
}

export interface UsuarioGrupoTable {
  usuarioId: number
  grupoId: number
}

export interface VinculoTable {
  id: GeneratedAlways<number>
  pessoaId: number
  matricula: string
  dataAdmissao: string
  dataDesligamento: string | null
  experienciaDias: Generated<number>
  experienciaProrrogacaoDias: Generated<number>
  admissaoId: number | null
}

export interface VinculoVersaoTable {
  id: GeneratedAlways<number>
  vinculoId: number
  vigencia: string
  cargoId: number
  postoId: number
  contratoId: number
  escalaId: number
  sindicatoId: number
  centroDeCustoId: number
  salarioCentavos: number
  insalubridade: Generated<number>
  periculosidade: Generated<boolean>
  motivo: string
  processoId: number | null
}

export interface Database {
  admissao: AdmissaoTable
  alocacao: AlocacaoTable
  auditoria: AuditoriaTable
  auditoriaCabeca: AuditoriaCabecaTable
  auditoriaQuebrada: AuditoriaQuebradaTable
  cargo: CargoTable
  centroDeCusto: CentroDeCustoTable
  chaveToken: ChaveTokenTable
  cliente: ClienteTable
  contrato: ContratoTable
  convencao: ConvencaoTable
  documentoTipo: DocumentoTipoTable
  empresa: EmpresaTable
  empresaLogo: EmpresaLogoTable
  escala: EscalaTable
  escalaVt: EscalaVtTable
  feriado: FeriadoTable
  grupo: GrupoTable
  horario: HorarioTable
  idempotencia: IdempotenciaTable
  itemUniforme: ItemUniformeTable
  liberacaoHorario: LiberacaoHorarioTable
  limite: LimiteTable
  local: LocalTable
  municipio: MunicipioTable
  notificacao: NotificacaoTable
  parametroLegal: ParametroLegalTable
  pessoa: PessoaTable
  pisoSalarial: PisoSalarialTable
  posto: PostoTable
  processo: ProcessoTable
  processoEvento: ProcessoEventoTable
  processoNumeracao: ProcessoNumeracaoTable
  processoParecer: ProcessoParecerTable
  sessao: SessaoTable
  setor: SetorTable
  sindicato: SindicatoTable
  sindicatoBase: SindicatoBaseTable
  tentativaLogin: TentativaLoginTable
  usuario: UsuarioTable
  usuarioContrato: UsuarioContratoTable
  usuarioFoto: UsuarioFotoTable
  usuarioGrupo: UsuarioGrupoTable
  vinculo: VinculoTable
  vinculoVersao: VinculoVersaoTable
}
