// Generated from migrations/*.sql by `npm run db:codegen`. Do not edit.
import type { Generated, GeneratedAlways } from 'kysely'

export interface AcessoEmergenciaTable {
  id: Generated<number>
  usuarioId: number
  resumo: Uint8Array | null
  lacradoEm: string | null
  lacradoPor: number | null
  guardadoEm: string | null
}

export interface AcessoEmergenciaUsoTable {
  id: GeneratedAlways<number>
  sessaoId: string
  em: string
  ate: string
  motivo: string
  avisadoEm: string | null
}

export interface AdmissaoAdicionalTable {
  processoId: number
  centroDeCustoId: number
  insalubridade: number
  periculosidade: boolean
  justificativa: string | null
  usuarioId: number
  em: string
}

export interface AdmissaoExameTable {
  processoId: number
  clinica: string
  solicitadoEm: string
  marcadoPara: string | null
  orientacao: string | null
  solicitadoPor: number
}

export interface AfastamentoTable {
  processoId: number
  vinculoId: number
  motivo: string
  inicio: string
  fim: string | null
  prorrogadoDe: string | null
  inssApartirDe: string | null
  exameDesde: string | null
  doencaDe: number | null
  remunerado: boolean | null
  inssDecisao: string | null
  inssCessacao: string | null
  exameEm: string | null
  exameResultado: string | null
  retorno: string | null
  catAte: string | null
  s2230Ate: string | null
  estabilidade: string | null
  estabilidadeAte: string | null
  vigente: Generated<boolean>
}

export interface AfastamentoAvisoTable {
  processoId: number
  assunto: string
  fim: string
  dias: number
  em: string
}

export interface AlocacaoTable {
  id: GeneratedAlways<number>
  vinculoId: number
  postoId: number
  inicio: string
  fim: string | null
  tipo: Generated<string>
  processoId: number | null
  alertas: Generated<unknown>
  registradaPor: Generated<number | null>
  registradaEm: Generated<string | null>
  encerramentoMotivo: string | null
}

export interface AlteracaoColetivaTable {
  id: GeneratedAlways<number>
  titulo: string
  sindicatoId: number | null
  convencaoId: number | null
  vigencia: string
  parametros: unknown
  estado: Generated<string>
  usuarioId: number
  criadoEm: string
  recusa: string | null
  pisos: Generated<number[]>
  desfeitoPor: number | null
  desfeitoEm: string | null
  desfeitoMotivo: string | null
  tipo: string
  contratoId: number | null
}

export interface AlteracaoColetivaAndamentoTable {
  alteracaoId: number
  feitos: number
  total: number
}

export interface AlteracaoColetivaItemTable {
  id: GeneratedAlways<number>
  alteracaoId: number
  vinculoId: number
  contratoId: number
  baseId: number | null
  vigencia: string
  deCentavos: number
  paraCentavos: number
  diferencaCentavos: number
  fora: string | null
  versaoId: number | null
  ficou: string | null
  deEscalaId: number | null
  paraEscalaId: number | null
  paraEscalaVtId: number | null
  valeTransporteId: number | null
}

export interface AlteracaoColetivaPostoTable {
  alteracaoId: number
  postoId: number
  deEscalaId: number
  paraEscalaId: number
  deCentavos: number
  paraCentavos: number
  tomadaEm: string | null
}

export interface AnonimizacaoTable {
  id: GeneratedAlways<number>
  pessoaId: number
  categoria: string
  desde: string
  meses: number
  linhas: number
  elos: number
  arquivos: number
  em: string
}

export interface AprendizagemAlertaTable {
  vinculoId: number
  terminaEm: string
  dias: number
  em: string
}

export interface ArquivoTable {
  id: string
  nome: string
  tipo: string
  bytes: number
  sha256: string
  enviadoPor: number | null
  enviadoEm: string
  eliminadoEm: string | null
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

export interface AuditoriaConferenciaTable {
  completa: boolean
  em: string
  elos: number
  ate: number
  problemas: number
  exemplos: string[]
}

export interface AuditoriaSeloTable {
  numero: number
  de: number
  ate: number
  elos: number
  resumo: string
  anterior: string
  em: string
  chave: string
  assinatura: string
}

export interface AuditoriaSupressaoTable {
  id: GeneratedAlways<number>
  eloId: number
  categoria: string
  resumo: string
  em: string
  chave: string
  assinatura: string
}

export interface AusenciaTable {
  id: GeneratedAlways<number>
  vinculoId: number
  tipo: string
  processoId: number
  periodoId: number | null
  inicio: string
  fim: string | null
  confirmada: Generated<boolean>
}

export interface AvisoMudoTable {
  usuarioId: number
  processoId: number
  em: string
}

export interface BilheteDeFatorTable {
  resumo: Uint8Array
  usuarioId: number
  uso: string
  dispositivo: Uint8Array | null
  tentativas: Generated<number>
  segredo: Uint8Array | null
  expiraEm: string
  desafio: Uint8Array | null
  sessaoId: string | null
}

export interface CalendarioAssinaturaTable {
  id: GeneratedAlways<number>
  usuarioId: number
  segredoHash: Uint8Array
  setorId: number
  contratoId: number | null
  tipos: Generated<string[]>
  criadaEm: string
  lidaEm: string | null
  revogadaEm: string | null
}

export interface CandidatoArquivoTable {
  id: GeneratedAlways<number>
  processoId: number
  linkId: number
  pessoaSelo: Uint8Array
  tipoId: number
  arquivoId: string
  enviadoSha256: string
  miniatura: Uint8Array | null
  recebidoEm: string
  retiradoEm: string | null
  decisao: string | null
  decididoPor: number | null
  decididoEm: string | null
}

export interface CandidatoCampoTable {
  id: GeneratedAlways<number>
  processoId: number
  linkId: number
  pessoaSelo: Uint8Array
  etapa: string
  campo: string
  valor: unknown
  versao: Generated<number>
  recebidoEm: string
  decisao: string | null
  decididoPor: number | null
  decididoEm: string | null
}

export interface CandidatoConsentimentoTable {
  linkId: number
  versao: number
  texto: string
  em: string
  enderecoHash: Uint8Array
}

export interface CandidatoEntradaTable {
  hash: Uint8Array
  linkId: number
  criadaEm: string
  expiraEm: string
}

export interface CandidatoLinkTable {
  id: GeneratedAlways<number>
  processoId: number
  segredoHash: Uint8Array
  pessoaSelo: Uint8Array
  criadoPor: number
  criadoEm: string
  expiraEm: string
  abertoEm: string | null
  tentativas: Generated<number>
  bloqueadoEm: string | null
  concluidoEm: string | null
  revogadoEm: string | null
  revogadoPor: number | null
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

export interface CartaTable {
  id: GeneratedAlways<number>
  correspondenciaId: number
  autorId: number
  chave: string
  para: string[]
  copia: string[]
  texto: string
  respostaA: number | null
  processoId: number | null
  vinculoId: number | null
  porEmail: boolean
  enviadaEm: string
  busca: string
}

export interface CartaAnexoTable {
  cartaId: number
  ordem: number
  arquivoId: string
}

export interface CartaEtiquetaTable {
  id: GeneratedAlways<number>
  usuarioId: number
  nome: string
  cor: string
  versao: Generated<number>
}

export interface CartaLeitorTable {
  usuarioId: number
  cartaId: number
  papel: string
  lidaEm: string | null
}

export interface CartaRascunhoTable {
  chave: string
  usuarioId: number
  para: string[]
  copia: string[]
  assunto: string
  texto: string
  respostaA: number | null
  processoId: number | null
  vinculoId: number | null
  versao: Generated<number>
  salvoEm: string
}

export interface CartaRascunhoAnexoTable {
  usuarioId: number
  chave: string
  ordem: number
  arquivoId: string
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

export interface ChamadaContadaTable {
  chave: Uint8Array
  vezes: number
  ate: string
}

export interface ChaveApiTable {
  id: GeneratedAlways<number>
  nome: string
  prefixo: string
  hash: string
  escopos: string[]
  porMinuto: number
  expiraEm: string
  criadoPor: number
  criadoEm: string
  revogadoPor: number | null
  revogadoEm: string | null
  revogadoMotivo: string | null
}

export interface ChaveApiContratoTable {
  chaveId: number
  contratoId: number
}

export interface ChaveApiJanelaTable {
  chaveId: number
  minuto: string
  vezes: number
  ultimoUso: string
  ultimoIp: string
}

export interface ChaveApiUsoTable {
  chaveId: number | null
  dia: string
  chamada: string
  resultado: string
  vezes: number
  ultimoEm: string
  ultimoIp: string
}

export interface ChaveDeAcessoTable {
  id: GeneratedAlways<number>
  usuarioId: number
  credencial: Uint8Array
  chavePublica: Uint8Array
  contador: number
  transportes: string[]
  dominio: string
  nome: string
  criadoEm: string
  usadoEm: string | null
}

export interface ChavePushTable {
  id: Generated<number>
  publica: string
  privada: string
  criadaEm: Generated<string>
}

export interface ChaveTokenTable {
  kid: string
  segredo: Uint8Array
  criadaEm: Generated<string>
  assinaDesde: string | null
  aceitaAte: string | null
}

export interface ClienteTable {
  id: GeneratedAlways<number>
  razaoSocial: string
  nomeFantasia: string
  cnpj: string
  publico: Generated<boolean>
}

export interface ClienteContatoTable {
  id: GeneratedAlways<number>
  clienteId: number
  nome: string
  papel: string
  email: string | null
  telefone: string | null
  ativo: Generated<boolean>
}

export interface CoberturaAutorizadaTable {
  id: GeneratedAlways<number>
  postoId: number
  processoId: number | null
  inicio: string
  fim: string
  autorizadoPor: string
  arquivoId: string | null
  registradaPor: Generated<number | null>
  registradaEm: Generated<string>
  encerramentoMotivo: string | null
}

export interface CodigoAcessoTable {
  id: GeneratedAlways<number>
  usuarioId: number
  codigoHash: string
  criadoPor: number
  criadoEm: string
  expiraEm: string
  usadoEm: string | null
  canceladoEm: string | null
}

export interface CodigoRecuperacaoTable {
  id: GeneratedAlways<number>
  usuarioId: number
  resumo: Uint8Array
  criadoEm: string
  usadoEm: string | null
}

export interface ColaboradorPeriodoTable {
  versaoId: number
  vinculoId: number
  desde: string
  ate: string
  contratoId: number
  postoId: number
  cargoId: number
  municipioIbge: number
  uf: string
  nomeBusca: string
  cpf: string
  matricula: string
  dataAdmissao: string
  dataDesligamento: string | null
  fimExperiencia: string
}

export interface ColaboradorPeriodoCalculadoTable {
  versaoId: number | null
  vinculoId: number | null
  desde: string | null
  ate: string | null
  contratoId: number | null
  postoId: number | null
  cargoId: number | null
  municipioIbge: number | null
  uf: string | null
  nomeBusca: string | null
  cpf: string | null
  matricula: string | null
  dataAdmissao: string | null
  dataDesligamento: string | null
  fimExperiencia: string | null
}

export interface ComunicadoTable {
  id: GeneratedAlways<number>
  usuarioId: number
  setores: Generated<number[]>
  grupos: Generated<string[]>
  contratos: Generated<number[]>
  mostrarDe: string
  mostrarAte: string | null
  exigeCiencia: boolean
  cienciaAte: string | null
  edicao: Generated<number>
  edicaoValida: Generated<number>
  criadoEm: string
  avisadoEm: string | null
  lembradoEm: string | null
  retiradoEm: string | null
  retiradoPor: number | null
  retiradoMotivo: string | null
  versao: Generated<number>
}

export interface ComunicadoAnexoTable {
  id: GeneratedAlways<number>
  comunicadoId: number
  arquivoId: string
  usuarioId: number
  em: string
  retiradoEm: string | null
}

export interface ComunicadoEdicaoTable {
  comunicadoId: number
  edicao: number
  titulo: string
  texto: string
  usuarioId: number
  em: string
  busca: GeneratedAlways<string>
}

export interface ComunicadoReciboTable {
  id: GeneratedAlways<number>
  comunicadoId: number
  edicao: number
  usuarioId: number
  lidoEm: string
  cienteEm: string | null
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
  tipo: string
  indiceReajuste: string | null
  dataBase: string | null
  gestorId: number | null
  encerradoEm: string | null
  encerramentoMotivo: string | null
  termino: GeneratedAlways<string>
  versao: Generated<number>
  criadoEm: Generated<string>
}

export interface ContratoAditivoTable {
  id: GeneratedAlways<number>
  contratoId: number
  numero: string
  tipo: string
  assinadoEm: string
  vigencia: string
  descricao: string
  mudancas: unknown
  usuarioId: number
  em: string
}

export interface ContratoAlertaTable {
  contratoId: number
  termino: string
  dias: number
  em: string
}

export interface ContratoComprovanteTable {
  id: GeneratedAlways<number>
  contratoId: number
  mes: string
  tipo: string
  arquivoId: string
  descricao: string | null
  usuarioId: number
  em: string
  retiradoEm: string | null
  retiradoPor: number | null
}

export interface ContratoDocumentoTable {
  id: GeneratedAlways<number>
  contratoId: number
  arquivoId: string
  tipo: string
  descricao: string | null
  usuarioId: number
  em: string
  canceladoEm: string | null
}

export interface ContratoDossieTable {
  id: GeneratedAlways<number>
  contratoId: number
  mes: string
  para: string
  motivo: string
  certificados: boolean
  pessoas: number
  itens: unknown
  usuarioId: number
  em: string
}

export interface ContratoObservacaoTable {
  id: GeneratedAlways<number>
  contratoId: number
  texto: string
  usuarioId: number
  em: string
}

export interface ContratoValorTable {
  contratoId: number
  desde: string
  valorMensalCentavos: number
  aditivoId: number | null
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
  divisorPlantao: number | null
  outrasClausulas: string | null
  anuladoMotivo: string | null
  versao: Generated<number>
  insalubridadeBaseCentavos: number | null
}

export interface ConversaTable {
  id: GeneratedAlways<number>
  tipo: string
  nome: string | null
  menorId: number | null
  maiorId: number | null
  criadaPor: number
  criadaEm: string
  revisao: Generated<number>
  ultimaEm: string | null
  versao: Generated<number>
}

export interface ConversaParticipanteTable {
  conversaId: number
  usuarioId: number
  administra: Generated<boolean>
  entrouEm: string
  saiuEm: string | null
  desdeId: Generated<number>
  lidaAte: Generated<number>
  silenciada: Generated<boolean>
}

export interface CorrespondenciaTable {
  id: GeneratedAlways<number>
  assunto: string
  ultimaEm: string
}

export interface CorrespondenciaCaixaTable {
  usuarioId: number
  correspondenciaId: number
  ultimaId: number
  recebidaId: number | null
  enviadaId: number | null
  quantas: number
  naoLidas: number
  estrela: Generated<boolean>
  arquivada: Generated<boolean>
}

export interface CorrespondenciaEtiquetaTable {
  etiquetaId: number
  correspondenciaId: number
  usuarioId: number
}

export interface DecisaoEmEsperaTable {
  id: GeneratedAlways<number>
  processoId: number
  usuarioId: number
  parecer: string | null
  decisao: string | null
  transicao: string | null
  pedido: unknown
  em: string
  executaEm: string
}

export interface DemissaoTable {
  processoId: number
  vinculoId: number
  causa: string
  comunicacao: string
  desligamento: string
  fimProjetado: string
  pagarAte: string
  recontratacao: string | null
  comunicadoEm: string | null
  pagoEm: string | null
  demonstrativo: unknown
  alocacoes: Generated<unknown>
}

export interface DemissaoAvisoTable {
  processoId: number
  assunto: string
  fim: string
  dias: number
  em: string
}

export interface DemissaoLembreteTable {
  id: GeneratedAlways<number>
  vinculoId: number
  usuarioId: number
  dia: string
  em: string
  lembradoEm: string | null
}

export interface DependenteTable {
  id: GeneratedAlways<number>
  pessoaId: number
  nome: string
  cpf: string | null
  nascimento: string
  parentesco: string
  impostoRenda: Generated<boolean>
  salarioFamilia: Generated<boolean>
  incapaz: Generated<boolean>
  pensao: Generated<boolean>
  inicio: string
  fim: string | null
  fimMotivo: string | null
  versao: Generated<number>
}

export interface DesmobilizacaoTable {
  contratoId: number
  vinculoId: number
  decisao: string
  postoId: number | null
  ate: string | null
  motivo: string | null
  usuarioId: number
  em: string
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
  momento: Generated<string>
  processos: Generated<string[]>
  norma: string | null
}

export interface EfeitoTable {
  id: GeneratedAlways<number>
  tipo: string
  objeto: string
  processoId: number | null
  vinculoId: number | null
  contratoId: number | null
  data: string | null
  em: string
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
  autoaprovacaoPedidaPor: number | null
  autoaprovacaoPedidaEm: string | null
  segundoFator: Generated<string>
  encarregadoNome: string | null
  encarregadoEmail: string | null
  anonimizaDesde: string | null
  inatividadeMin: Generated<number>
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

export interface EscritaTable {
  id: GeneratedAlways<number>
  tabela: string
  marca: number
}

export interface EstabilidadeTable {
  id: GeneratedAlways<number>
  vinculoId: number
  tipo: string
  inicio: string
  fim: string | null
  previsto: boolean
  sigilo: string
  origem: string
  fonte: string
  fonteId: number
}

export interface EstabilidadeRegistroTable {
  id: GeneratedAlways<number>
  vinculoId: number
  tipo: string
  inicio: string
  marco: string | null
  marcoPrevisto: Generated<boolean>
  meses: number | null
  dias: number | null
  fim: string | null
  documento: string
  substituiId: number | null
  anulado: Generated<boolean>
  motivo: string | null
  registradoEm: string
  usuarioId: number | null
  em: string
}

export interface EstoqueContagemTable {
  id: GeneratedAlways<number>
  localId: number
  abertaEm: string
  abertaPor: number
  fechadaEm: string | null
  fechadaPor: number | null
  cancelada: Generated<boolean>
  versao: Generated<number>
}

export interface EstoqueContagemLinhaTable {
  contagemId: number
  itemId: number
  tamanho: string
  contado: number
  esperado: number
  contadoEm: string
  contadoPor: number
}

export interface EstoqueLocalTable {
  id: GeneratedAlways<number>
  nome: string
  contratoId: number | null
  padrao: Generated<boolean>
  ativo: Generated<boolean>
  versao: Generated<number>
}

export interface EstoqueMovimentoTable {
  id: GeneratedAlways<number>
  em: string
  tipo: string
  localId: number
  itemId: number
  tamanho: string
  quantidade: number
  saldo: Generated<number>
  usuarioId: number | null
  nota: string | null
  custoCentavos: number | null
  motivo: string | null
  outroLocalId: number | null
  entregaId: number | null
  vinculoId: number | null
  contagemId: number | null
}

export interface EstoqueSaldoTable {
  localId: number
  itemId: number
  tamanho: string
  saldo: Generated<number>
  minimo: Generated<number>
  minimoPor: number | null
  minimoEm: string | null
}

export interface EventoTable {
  id: GeneratedAlways<number>
  titulo: string
  descricao: string | null
  inicio: string
  fim: string
  horaInicio: string | null
  horaFim: string | null
  fuso: string
  setorId: number
  doSetor: boolean
  contratoId: number | null
  usuarioId: number
  lembreteMinutos: number | null
  lembrarEm: string | null
  lembradoEm: string | null
  excluidoEm: string | null
  versao: Generated<number>
}

export interface EventoSegurancaTable {
  id: GeneratedAlways<number>
  grupoId: number
  em: string
  tipo: string
  motivo: string | null
  usuarioId: number | null
  sessaoId: string | null
  rede: string | null
  chamada: string | null
  objetoId: number | null
  porObjeto: boolean
  quantidade: number | null
  requisicao: string | null
}

export interface EventoSegurancaGrupoTable {
  id: GeneratedAlways<number>
  tipo: string
  motivo: string | null
  usuarioId: number | null
  rede: string | null
  chamada: string | null
  objetoId: number | null
  hora: string
  de: string
  ate: string
  vezes: number
}

export interface ExperienciaAlertaTable {
  vinculoId: number
  terminaEm: string
  dias: number
  em: string
}

export interface ExperienciaDecisaoTable {
  id: GeneratedAlways<number>
  vinculoId: number
  termo: number
  decisao: string
  fim: string
  motivo: string | null
  usuarioId: number
  em: string
}

export interface ExperienciaSugestaoTable {
  id: GeneratedAlways<number>
  vinculoId: number
  termo: number
  decisao: string
  comentario: string
  usuarioId: number
  em: string
}

export interface ExportacaoTable {
  id: GeneratedAlways<number>
  usuarioId: number
  chamada: string
  formato: string
  filtros: unknown
  colunas: string[]
  linhas: number
  em: string
}

export interface FatorAppTable {
  usuarioId: number
  segredo: Uint8Array
  ultimoPasso: number
  criadoEm: string
  usadoEm: string | null
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

export interface FeriasAlertaTable {
  vinculoId: number
  concessaoFim: string
  dias: number
  em: string
}

export interface FeriasLancamentoTable {
  id: GeneratedAlways<number>
  periodoId: number
  tipo: string
  dias: number
  processoId: number | null
  motivo: string | null
  usuarioId: number | null
  em: string
  ocorrenciaId: number | null
}

export interface FeriasOcorrenciaTable {
  id: GeneratedAlways<number>
  vinculoId: number
  tipo: string
  inicio: string
  fim: string
  retorno: string | null
  motivo: string
  desfazId: number | null
  usuarioId: number | null
  em: string
}

export interface FeriasPeriodoTable {
  id: GeneratedAlways<number>
  vinculoId: number
  inicio: string
  fim: string
  concessaoFim: string
  faltas: number | null
  faltasPor: number | null
  faltasEm: string | null
  motivo: string | null
  saldo: Generated<number>
  ultimoInicio: GeneratedAlways<string | null>
  avos: number | null
  perdido: Generated<boolean>
  anulado: Generated<boolean>
  concedido: Generated<boolean>
  tomado: Generated<number>
}

export interface FeriasPlanoTable {
  id: GeneratedAlways<number>
  ano: number
  contratoId: number | null
  escopado: boolean
  versao: Generated<number>
  ajustes: Generated<unknown>
  alterado: Generated<boolean>
  resultado: unknown
  resolvidoEm: string | null
  resolvendoDesde: string | null
  andamento: Generated<number>
  parar: Generated<boolean>
  falha: string | null
  criadoPor: number
  criadoEm: string
  aceitoPor: number | null
  aceitoEm: string | null
  loteId: number | null
}

export interface FeriasSaldoTable {
  periodoId: number
  desde: string
  ate: Generated<string>
  saldo: number
}

export interface FolhaEnvioTable {
  id: GeneratedAlways<number>
  competencia: string
  sequencia: number
  formato: string
  layoutVersao: number
  linhas: number
  arquivoId: string
  usuarioId: number
  em: string
  recusadoPor: number | null
  recusadoEm: string | null
  recusadoMotivo: string | null
}

export interface FolhaItemTable {
  id: GeneratedAlways<number>
  envioId: number
  chave: string
  revisao: number
  tipo: string
  operacao: string
  vinculoId: number
  contratoId: number
  data: string
  retroativo: boolean
  hash: string
  linha: unknown
  valido: Generated<boolean>
}

export interface FolhaLayoutTable {
  versao: number
  colunas: unknown
  nota: string | null
  usuarioId: number
  em: string
}

export interface FolhaRetiradaTable {
  id: GeneratedAlways<number>
  envioId: number
  usuarioId: number
  em: string
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

export interface ImportacaoTable {
  id: GeneratedAlways<number>
  tipo: string
  situacao: string
  arquivoId: string
  cabecalho: string[]
  mapa: unknown
  amostra: unknown
  linhas: number
  novas: number | null
  existentes: number | null
  comErro: number | null
  usuarioId: number
  criadaEm: string
  terminadaEm: string | null
  versao: Generated<number>
}

export interface ImportacaoAndamentoTable {
  importacaoId: number
  fase: string
  feitas: number
  total: number
  em: Generated<string>
}

export interface ImportacaoErroTable {
  id: GeneratedAlways<number>
  importacaoId: number
  linha: number
  coluna: string | null
  endereco: string
  valor: string
  mensagem: string
}

export interface ImportacaoRegistroTable {
  importacaoId: number
  registro: number
}

export interface IncidenteTable {
  id: GeneratedAlways<number>
  conhecidoEm: string
  ocorridoEm: string | null
  descricao: string
  categorias: string[]
  titulares: number
  riscoRelevante: boolean
  avaliacao: string
  medidas: string
  anpdEm: string | null
  anpdProtocolo: string | null
  titularesEm: string | null
  semComunicacao: string | null
  registradoPor: number
  registradoEm: string
  versao: Generated<number>
}

export interface IncidenteAlertaTable {
  incidenteId: number
  prazo: string
  quando: string
  em: string
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

export interface KanbanTable {
  id: GeneratedAlways<number>
  setorId: number
  nome: string
  padrao: Generated<boolean>
  criadoEm: string
  arquivadoEm: string | null
  versao: Generated<number>
}

export interface KanbanAnexoTable {
  id: GeneratedAlways<number>
  cartaoId: number
  arquivoId: string
  usuarioId: number
  em: string
  excluidoEm: string | null
}

export interface KanbanAvisoTable {
  kanbanCartaoId: number
  vence: string
  dias: number
  em: string
}

export interface KanbanCartaoTable {
  id: GeneratedAlways<number>
  kanbanId: number
  colunaId: number
  ordem: number
  titulo: string
  descricao: string | null
  vence: string | null
  processoId: number | null
  vinculoId: number | null
  criadoPor: number
  criadoEm: string
  alteradoEm: string
  concluidoEm: string | null
  arquivadoEm: string | null
  textoBusca: GeneratedAlways<string>
  versao: Generated<number>
}

export interface KanbanCartaoEtiquetaTable {
  cartaoId: number
  etiquetaId: number
}

export interface KanbanColunaTable {
  id: GeneratedAlways<number>
  kanbanId: number
  nome: string
  ordem: number
  limite: number | null
  conclui: boolean
  excluidaEm: string | null
}

export interface KanbanComentarioTable {
  id: GeneratedAlways<number>
  cartaoId: number
  usuarioId: number
  texto: string
  citados: Generated<unknown>
  em: string
}

export interface KanbanEtiquetaTable {
  id: GeneratedAlways<number>
  kanbanId: number
  nome: string
  cor: string
  excluidaEm: string | null
}

export interface KanbanEventoTable {
  id: GeneratedAlways<number>
  cartaoId: number
  usuarioId: number
  em: string
  tipo: string
  de: string | null
  para: string | null
}

export interface KanbanItemTable {
  id: GeneratedAlways<number>
  cartaoId: number
  texto: string
  feito: Generated<boolean>
  excluidoEm: string | null
}

export interface KanbanResponsavelTable {
  cartaoId: number
  usuarioId: number
}

export interface LiberacaoHorarioTable {
  id: GeneratedAlways<number>
  usuarioId: number
  ate: string
  motivo: string
  concedidaPor: number
  criadaEm: Generated<string>
  revogadaEm: string | null
  revogadaPor: number | null
}

export interface LimiteTable {
  id: GeneratedAlways<number>
  regra: string
  desde: string
  valor: number
  motivo: string
  anuladoMotivo: string | null
}

export interface LinkCorrecaoTable {
  id: string
  processoId: number
  usuarioId: number
  expiraEm: string
  revogadoEm: string | null
  criadoEm: string
}

export interface LocalTable {
  id: GeneratedAlways<number>
  contratoId: number
  nome: string
  endereco: string
  municipioIbge: number
}

export interface MensagemTable {
  id: GeneratedAlways<number>
  conversaId: number
  revisao: number
  autorId: number
  chave: string
  texto: string | null
  fato: string | null
  alvoId: number | null
  respostaA: number | null
  citados: Generated<number[]>
  processoId: number | null
  vinculoId: number | null
  enviadaEm: string
  editadaEm: string | null
  apagadaEm: string | null
  busca: GeneratedAlways<string | null>
}

export interface MensagemAnexoTable {
  mensagemId: number
  ordem: number
  arquivoId: string
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
  contratoId: number | null
  vinculoId: number | null
  emailEm: string | null
  loteId: number | null
  eventoId: number | null
  pushEm: string | null
  lembrarEm: string | null
  comunicadoId: number | null
  kanbanCartaoId: number | null
  conversaId: number | null
  cartaId: number | null
}

export interface ParametroLegalTable {
  nome: string
  desde: string
  valor: number
  fonte: string
  id: GeneratedAlways<number>
  anuladoMotivo: string | null
}

export interface PastaDeArquivosTable {
  id: string
  unica: Generated<boolean>
}

export interface PessoaTable {
  id: Generated<number>
  cpf: string
  nome: string
  nomeSocial: string | null
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
  banco: string | null
  agencia: string | null
  conta: string | null
  contaDigito: string | null
  contaTipo: string | null
  pix: string | null
  versao: Generated<number>
  nacionalidade: string | null
  paisNascimento: string | null
  ufNascimento: string | null
  municipioNascimento: string | null
  tempoResidencia: string | null
  condicaoIngresso: string | null
  deficiencia: string | null
  tipoLogradouro: string | null
  cnh: string | null
  cnhCategoria: string | null
  cnhValidade: string | null
  nomeBusca: GeneratedAlways<string>
}

export interface PessoaDocumentoTable {
  id: GeneratedAlways<number>
  pessoaId: number
  tipoId: number
  numero: string | null
  emissao: string | null
  validade: string | null
  observacao: string | null
  arquivoId: string | null
  substituiId: number | null
  registradoEm: string
  registradoPor: number | null
  encerradoEm: string | null
  encerramentoMotivo: string | null
  versao: Generated<number>
}

export interface PessoaTamanhoTable {
  pessoaId: number
  itemId: number
  tamanho: string
}

export interface PisoSalarialTable {
  cargoId: number
  sindicatoId: number
  desde: string
  valorCentavos: number
  id: GeneratedAlways<number>
  convencaoId: number | null
  anuladoMotivo: string | null
}

export interface PostoTable {
  id: GeneratedAlways<number>
  localId: number
  contratoId: number
  cargoId: number
  escalaId: number
  requisitos: string | null
  abreEmFeriado: Generated<boolean>
}

export interface PostoKitTable {
  postoId: number
  itemId: number
  quantidade: number
}

export interface PostoTitularesTable {
  id: GeneratedAlways<number>
  postoId: number
  pessoas: number
}

export interface PostoVigenciaTable {
  postoId: number
  desde: string
  quantidade: number
  salarioPrevistoCentavos: number
  precoCentavos: number | null
  insalubridade: Generated<number>
  periculosidade: Generated<boolean>
  laudo: string | null
  aditivoId: number | null
}

export interface PrazoDeGuardaTable {
  id: GeneratedAlways<number>
  categoria: string
  meses: number
}

export interface PreferenciaListaTable {
  id: GeneratedAlways<number>
  usuarioId: number
  lista: string
  colunas: Generated<string[]>
  densidade: Generated<string>
  salvos: Generated<unknown>
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
  contratoDestinoId: number | null
  loteId: number | null
  maos: Generated<number[]>
}

export interface ProcessoAgendaTable {
  processoId: number
  transicao: string
  para: string
  alertas: Generated<string[]>
  usuarioId: number | null
  em: string
}

export interface ProcessoAnexoTable {
  id: GeneratedAlways<number>
  processoId: number
  tipoId: number
  arquivoId: string | null
  estado: string
  motivo: string | null
  enviadoPor: number
  enviadoEm: string
  avaliadoPor: number | null
  avaliadoEm: string | null
  versao: Generated<number>
  recusa: unknown
}

export interface ProcessoAnexoRetiradaTable {
  id: GeneratedAlways<number>
  processoId: number
  anexos: number[]
  usuarioId: number
  em: string
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
  pareceres: Generated<string[]>
  dados: Generated<unknown>
  citados: Generated<unknown>
}

export interface ProcessoFormularioTable {
  processoId: number
  dados: Generated<unknown>
  enviados: unknown
}

export interface ProcessoIndiceTable {
  id: number
  tipo: string
  numero: string
  status: string
  contratoId: number | null
  solicitanteId: number
  dataSolicitacao: string | null
  atualizadoEm: string
  cpf: string | null
  data: string | null
  postoId: number | null
  palavras: Generated<string[]>
  nome: string | null
  vinculoId: number | null
  contratoDestinoId: number | null
  maos: Generated<number[]>
  falaram: Generated<string[]>
  motivo: string | null
  prazo: string | null
  prazoRotulo: string | null
  prazoLegal: string | null
  desde: string | null
  nomeCivil: string | null
  nomeBusca: GeneratedAlways<string | null>
  feitos: Generated<string[]>
}

export interface ProcessoLoteTable {
  id: GeneratedAlways<number>
  tipo: string
  titulo: string
  modelo: string | null
  parametros: Generated<unknown>
  usuarioId: number
  criadoEm: string
}

export interface ProcessoLoteItemTable {
  id: GeneratedAlways<number>
  loteId: number
  vinculoId: number
  contratoId: number
  dados: unknown
  estado: Generated<string>
  passoId: number
  tratado: Generated<boolean>
  recusa: string | null
  pendencias: Generated<unknown>
  processoId: number | null
}

export interface ProcessoLotePassoTable {
  id: GeneratedAlways<number>
  loteId: number
  transicao: string | null
  motivo: string | null
  alertasAceitos: Generated<string[]>
  total: number
  usuarioId: number
  em: string
  terminadoEm: string | null
}

export interface ProcessoNumeracaoTable {
  tipo: string
  ano: number
  ultimo: number
}

export interface ProcessoPapelTable {
  id: GeneratedAlways<number>
  processoId: number
  papel: string
  arquivoId: string
  emitidoPor: number
  emitidoEm: string
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

export interface PushAparelhoTable {
  id: GeneratedAlways<number>
  usuarioId: number
  endpoint: string
  p256dh: string
  auth: string
  agente: string
  criadoEm: string
  usadoEm: string | null
  falhandoDesde: string | null
}

export interface PushEntregaTable {
  id: GeneratedAlways<number>
  aparelhoId: number
  avisos: number[]
  tentativas: Generated<number>
  proximaEm: string
}

export interface RelatorioEnvioTable {
  salvoId: number
  dia: string
  usuarioId: number
  resultado: string
  em: string
}

export interface RelatorioSalvoTable {
  id: GeneratedAlways<number>
  setor: string
  relatorio: string
  nome: string
  parametros: unknown
  donoId: number
  criadoEm: string
  versao: Generated<number>
  excluidoEm: string | null
  frequencia: string | null
  agendadoEm: string | null
  destinatarios: Generated<number[]>
}

export interface RemanejamentoTable {
  processoId: number
  vinculoId: number
  origemPostoId: number | null
  libera: boolean
  parId: number | null
}

export interface RetencaoSuspensaTable {
  id: GeneratedAlways<number>
  pessoaId: number
  motivo: string
  usuarioId: number
  em: string
  encerradaEm: string | null
  encerradaPor: number | null
  encerramentoMotivo: string | null
}

export interface RotinaTable {
  nome: string
  terminadaEm: string
  milissegundos: number
  falhas: Generated<number>
  falhandoDesde: string | null
  falhouEm: string | null
  motivo: string | null
  detalhe: string | null
  soOlhouEm: string | null
  marca: string | null
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
  rede: string | null
  dispositivo: Uint8Array | null
  deId: string | null
  emergencia: Generated<boolean>
  ativaEm: string | null
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
  esquecidaEm: string
}

export interface TokenDeProvedorTable {
  selo: Uint8Array
  esquecidoEm: string
}

export interface UniformeEntregaTable {
  id: GeneratedAlways<number>
  vinculoId: number
  itemId: number
  tamanho: string
  quantidade: number
  entregueEm: string
  entreguePor: number | null
  ca: string | null
  observacao: string | null
  devolvidoEm: string | null
  devolvidoA: number | null
  devolucaoEstado: string | null
  versao: Generated<number>
  localId: number | null
  semBaixa: Generated<number>
  semBaixaMotivo: string | null
  reciboId: number | null
}

export interface UniformeReciboTable {
  id: GeneratedAlways<number>
  vinculoId: number
  criadoEm: string
  criadoPor: number | null
  arquivoId: string | null
  assinadoEm: string | null
}

export interface UniformeReciboAnuladoTable {
  id: GeneratedAlways<number>
  reciboId: number
  vinculoId: number
  arquivoId: string
  assinadoEm: string
  anuladoEm: string
  anuladoPor: number
  motivo: string
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
  vinculoId: number | null
  trocaSenhaObrigatoria: Generated<boolean>
  desativadoEm: string | null
  desativadoPor: number | null
  desativadoMotivo: string | null
  avisosDesligados: Generated<string[]>
  silencioDe: string | null
  silencioAte: string | null
  silencioFolgas: Generated<boolean>
}

export interface UsuarioConectadoTable {
  usuarioId: number
  vistoEm: string
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

export interface ValeTransporteTable {
  id: GeneratedAlways<number>
  vinculoId: number
  desde: string
  optante: boolean
  escalaVtId: number | null
  processoId: number | null
}

export interface ValeTransporteLinhaTable {
  id: GeneratedAlways<number>
  valeTransporteId: number
  operadora: string
  linha: string
  tarifaCentavos: number
  viagensDia: number
}

export interface ValorCifradoTable {
  id: string
  tabela: string
  registro: number
  campo: string
  cifra: Uint8Array
  resumo: Uint8Array | null
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
  versao: Generated<number>
  tipoAdmissao: Generated<string>
  categoria: Generated<string>
  reposicaoDeId: number | null
  valeRefeicao: Generated<boolean>
  cestaBasica: Generated<boolean>
  clausulaAssecuratoria: Generated<boolean>
  fimAprendizagem: string | null
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
  compensaId: number | null
  registradaEm: Generated<string>
  registradaPor: Generated<number | null>
  alertas: Generated<unknown>
  cancelamentoMotivo: string | null
  reserva: Generated<boolean>
}

export interface VistaListaTable {
  id: GeneratedAlways<number>
  setor: string
  lista: string
  nome: string
  busca: string
  donoId: number
  criadaEm: string
}

export interface WebhookTable {
  id: GeneratedAlways<number>
  nome: string
  url: string
  eventos: string[]
  campos: Generated<string[]>
  ativo: Generated<boolean>
  criadoPor: number
  criadoEm: string
  desativadoEm: string | null
  desativadoPor: number | null
  desativadoMotivo: string | null
  versao: Generated<number>
  falhandoDesde: string | null
}

export interface WebhookEntregaTable {
  id: GeneratedAlways<number>
  webhookId: number
  eventoId: number
  objeto: string
  estado: Generated<string>
  tentativas: Generated<number>
  proximaEm: string
  reservadaAte: string | null
  terminadaEm: string | null
  repeteId: number | null
  repetidaPor: number | null
}

export interface WebhookSegredoTable {
  webhookId: number
  segredo: string
}

export interface WebhookTentativaTable {
  id: GeneratedAlways<number>
  entregaId: number
  numero: number
  em: string
  status: number | null
  milissegundos: number
  erro: string | null
}

export interface Database {
  acessoEmergencia: AcessoEmergenciaTable
  acessoEmergenciaUso: AcessoEmergenciaUsoTable
  admissaoAdicional: AdmissaoAdicionalTable
  admissaoExame: AdmissaoExameTable
  afastamento: AfastamentoTable
  afastamentoAviso: AfastamentoAvisoTable
  alocacao: AlocacaoTable
  alteracaoColetiva: AlteracaoColetivaTable
  alteracaoColetivaAndamento: AlteracaoColetivaAndamentoTable
  alteracaoColetivaItem: AlteracaoColetivaItemTable
  alteracaoColetivaPosto: AlteracaoColetivaPostoTable
  anonimizacao: AnonimizacaoTable
  aprendizagemAlerta: AprendizagemAlertaTable
  arquivo: ArquivoTable
  auditoria: AuditoriaTable
  auditoriaCabeca: AuditoriaCabecaTable
  auditoriaConferencia: AuditoriaConferenciaTable
  auditoriaSelo: AuditoriaSeloTable
  auditoriaSupressao: AuditoriaSupressaoTable
  ausencia: AusenciaTable
  avisoMudo: AvisoMudoTable
  bilheteDeFator: BilheteDeFatorTable
  calendarioAssinatura: CalendarioAssinaturaTable
  candidatoArquivo: CandidatoArquivoTable
  candidatoCampo: CandidatoCampoTable
  candidatoConsentimento: CandidatoConsentimentoTable
  candidatoEntrada: CandidatoEntradaTable
  candidatoLink: CandidatoLinkTable
  cargo: CargoTable
  carta: CartaTable
  cartaAnexo: CartaAnexoTable
  cartaEtiqueta: CartaEtiquetaTable
  cartaLeitor: CartaLeitorTable
  cartaRascunho: CartaRascunhoTable
  cartaRascunhoAnexo: CartaRascunhoAnexoTable
  centroDeCusto: CentroDeCustoTable
  chamadaContada: ChamadaContadaTable
  chaveApi: ChaveApiTable
  chaveApiContrato: ChaveApiContratoTable
  chaveApiJanela: ChaveApiJanelaTable
  chaveApiUso: ChaveApiUsoTable
  chaveDeAcesso: ChaveDeAcessoTable
  chavePush: ChavePushTable
  chaveToken: ChaveTokenTable
  cliente: ClienteTable
  clienteContato: ClienteContatoTable
  coberturaAutorizada: CoberturaAutorizadaTable
  codigoAcesso: CodigoAcessoTable
  codigoRecuperacao: CodigoRecuperacaoTable
  colaboradorPeriodo: ColaboradorPeriodoTable
  colaboradorPeriodoCalculado: ColaboradorPeriodoCalculadoTable
  comunicado: ComunicadoTable
  comunicadoAnexo: ComunicadoAnexoTable
  comunicadoEdicao: ComunicadoEdicaoTable
  comunicadoRecibo: ComunicadoReciboTable
  contrato: ContratoTable
  contratoAditivo: ContratoAditivoTable
  contratoAlerta: ContratoAlertaTable
  contratoComprovante: ContratoComprovanteTable
  contratoDocumento: ContratoDocumentoTable
  contratoDossie: ContratoDossieTable
  contratoObservacao: ContratoObservacaoTable
  contratoValor: ContratoValorTable
  convencao: ConvencaoTable
  conversa: ConversaTable
  conversaParticipante: ConversaParticipanteTable
  correspondencia: CorrespondenciaTable
  correspondenciaCaixa: CorrespondenciaCaixaTable
  correspondenciaEtiqueta: CorrespondenciaEtiquetaTable
  decisaoEmEspera: DecisaoEmEsperaTable
  demissao: DemissaoTable
  demissaoAviso: DemissaoAvisoTable
  demissaoLembrete: DemissaoLembreteTable
  dependente: DependenteTable
  desmobilizacao: DesmobilizacaoTable
  documentoTipo: DocumentoTipoTable
  efeito: EfeitoTable
  empresa: EmpresaTable
  empresaLogo: EmpresaLogoTable
  escala: EscalaTable
  escalaVt: EscalaVtTable
  escrita: EscritaTable
  estabilidade: EstabilidadeTable
  estabilidadeRegistro: EstabilidadeRegistroTable
  estoqueContagem: EstoqueContagemTable
  estoqueContagemLinha: EstoqueContagemLinhaTable
  estoqueLocal: EstoqueLocalTable
  estoqueMovimento: EstoqueMovimentoTable
  estoqueSaldo: EstoqueSaldoTable
  evento: EventoTable
  eventoSeguranca: EventoSegurancaTable
  eventoSegurancaGrupo: EventoSegurancaGrupoTable
  experienciaAlerta: ExperienciaAlertaTable
  experienciaDecisao: ExperienciaDecisaoTable
  experienciaSugestao: ExperienciaSugestaoTable
  exportacao: ExportacaoTable
  fatorApp: FatorAppTable
  feriado: FeriadoTable
  feriasAlerta: FeriasAlertaTable
  feriasLancamento: FeriasLancamentoTable
  feriasOcorrencia: FeriasOcorrenciaTable
  feriasPeriodo: FeriasPeriodoTable
  feriasPlano: FeriasPlanoTable
  feriasSaldo: FeriasSaldoTable
  folhaEnvio: FolhaEnvioTable
  folhaItem: FolhaItemTable
  folhaLayout: FolhaLayoutTable
  folhaRetirada: FolhaRetiradaTable
  grupo: GrupoTable
  horario: HorarioTable
  idempotencia: IdempotenciaTable
  importacao: ImportacaoTable
  importacaoAndamento: ImportacaoAndamentoTable
  importacaoErro: ImportacaoErroTable
  importacaoRegistro: ImportacaoRegistroTable
  incidente: IncidenteTable
  incidenteAlerta: IncidenteAlertaTable
  itemUniforme: ItemUniformeTable
  kanban: KanbanTable
  kanbanAnexo: KanbanAnexoTable
  kanbanAviso: KanbanAvisoTable
  kanbanCartao: KanbanCartaoTable
  kanbanCartaoEtiqueta: KanbanCartaoEtiquetaTable
  kanbanColuna: KanbanColunaTable
  kanbanComentario: KanbanComentarioTable
  kanbanEtiqueta: KanbanEtiquetaTable
  kanbanEvento: KanbanEventoTable
  kanbanItem: KanbanItemTable
  kanbanResponsavel: KanbanResponsavelTable
  liberacaoHorario: LiberacaoHorarioTable
  limite: LimiteTable
  linkCorrecao: LinkCorrecaoTable
  local: LocalTable
  mensagem: MensagemTable
  mensagemAnexo: MensagemAnexoTable
  municipio: MunicipioTable
  notificacao: NotificacaoTable
  parametroLegal: ParametroLegalTable
  pastaDeArquivos: PastaDeArquivosTable
  pessoa: PessoaTable
  pessoaDocumento: PessoaDocumentoTable
  pessoaTamanho: PessoaTamanhoTable
  pisoSalarial: PisoSalarialTable
  posto: PostoTable
  postoKit: PostoKitTable
  postoTitulares: PostoTitularesTable
  postoVigencia: PostoVigenciaTable
  prazoDeGuarda: PrazoDeGuardaTable
  preferenciaLista: PreferenciaListaTable
  processo: ProcessoTable
  processoAgenda: ProcessoAgendaTable
  processoAnexo: ProcessoAnexoTable
  processoAnexoRetirada: ProcessoAnexoRetiradaTable
  processoEvento: ProcessoEventoTable
  processoFormulario: ProcessoFormularioTable
  processoIndice: ProcessoIndiceTable
  processoLote: ProcessoLoteTable
  processoLoteItem: ProcessoLoteItemTable
  processoLotePasso: ProcessoLotePassoTable
  processoNumeracao: ProcessoNumeracaoTable
  processoPapel: ProcessoPapelTable
  processoParecer: ProcessoParecerTable
  pushAparelho: PushAparelhoTable
  pushEntrega: PushEntregaTable
  relatorioEnvio: RelatorioEnvioTable
  relatorioSalvo: RelatorioSalvoTable
  remanejamento: RemanejamentoTable
  retencaoSuspensa: RetencaoSuspensaTable
  rotina: RotinaTable
  sessao: SessaoTable
  setor: SetorTable
  sindicato: SindicatoTable
  sindicatoBase: SindicatoBaseTable
  tentativaLogin: TentativaLoginTable
  tokenDeProvedor: TokenDeProvedorTable
  uniformeEntrega: UniformeEntregaTable
  uniformeRecibo: UniformeReciboTable
  uniformeReciboAnulado: UniformeReciboAnuladoTable
  usuario: UsuarioTable
  usuarioConectado: UsuarioConectadoTable
  usuarioContrato: UsuarioContratoTable
  usuarioFoto: UsuarioFotoTable
  usuarioGrupo: UsuarioGrupoTable
  valeTransporte: ValeTransporteTable
  valeTransporteLinha: ValeTransporteLinhaTable
  valorCifrado: ValorCifradoTable
  vinculo: VinculoTable
  vinculoVersao: VinculoVersaoTable
  vistaLista: VistaListaTable
  webhook: WebhookTable
  webhookEntrega: WebhookEntregaTable
  webhookSegredo: WebhookSegredoTable
  webhookTentativa: WebhookTentativaTable
}
