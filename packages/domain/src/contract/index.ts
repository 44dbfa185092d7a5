import { admissaoContract } from './admissao/index.ts'
import { arquivosContract } from './arquivos.ts'
import { authContract } from './auth.ts'
import { avisosContract } from './avisos.ts'
import { buscaContract } from './busca.ts'
import { calendarioContract } from './calendario.ts'
import { chatContract } from './chat.ts'
import { cadastrosContract } from './cadastros.ts'
import { colaboradorContract } from './colaborador.ts'
import { compartilhadoContract } from './compartilhado.ts'
import { candidatoContract } from './candidato.ts'
import { chavesContract } from './chaves.ts'
import { chavesDeAcessoContract } from './chaves-de-acesso.ts'
import { coberturaContract } from './cobertura.ts'
import { comunicadosContract } from './comunicados.ts'
import { contaContract } from './conta.ts'
import { contratosContract } from './contratos.ts'
import { demissaoContract } from './demissao.ts'
import { dossieContract } from './dossie.ts'
import { estoqueContract } from './estoque.ts'
import { estoqueContagemContract } from './estoque-contagem.ts'
import { estoquePessoasContract } from './estoque-pessoas.ts'
import { estabilidadesContract } from './estabilidades.ts'
import { estatisticasContract } from './estatisticas.ts'
import { fichaContract } from './ficha.ts'
import { fichaAprendizagemContract } from './ficha-aprendizagem.ts'
import { fichaExperienciaContract } from './ficha-experiencia.ts'
import { fichaFeriasContract } from './ficha-ferias.ts'
import { folhaContract } from './folha.ts'
import { fichaListasContract } from './ficha-listas.ts'
import { importacaoContract } from './importacao.ts'
import { inicioContract } from './inicio.ts'
import { integracaoContract } from './integracao.ts'
import { kanbanContract } from './kanban.ts'
import { linkContract } from './link.ts'
import { mailContract } from './mail.ts'
import { mapaDeFeriasContract } from './mapa-de-ferias.ts'
import { notificacoesContract } from './notificacoes.ts'
import { feriasAVencerContract } from './ferias-a-vencer.ts'
import { feriasColetivasContract } from './ferias-coletivas.ts'
import { afastamentoContract } from './afastamento.ts'
import { feriasContract } from './ferias.ts'
import { feriasPlanoContract } from './ferias-plano.ts'
import { passivoContract } from './passivo.ts'
import { promocaoContract } from './promocao.ts'
import { mudancaContract } from './mudanca.ts'
import { reajusteContract } from './reajuste.ts'
import { desmobilizacaoContract } from './desmobilizacao.ts'
import { privacidadeContract } from './privacidade.ts'
import { rotinasContract } from './rotinas.ts'
import { emergenciaContract } from './emergencia.ts'
import { segurancaContract } from './seguranca.ts'
import { relatoriosContract } from './relatorios.ts'
import { relatoriosCatalogoContract } from './relatorios-catalogo.ts'
import { relatoriosSalvosContract } from './relatorios-salvos.ts'
import { remanejamentoContract } from './remanejamento.ts'
import { segundoFatorContract } from './segundo-fator.ts'
import { setoresContract } from './setores.ts'
import { usuariosContract } from './usuarios.ts'
import { vistasContract } from './vistas.ts'
import { webhooksContract } from './webhooks.ts'

/** Every call of the API. */
export const api = {
  ...authContract,
  ...compartilhadoContract,
  ...arquivosContract,
  ...inicioContract,
  ...vistasContract,
  ...calendarioContract,
  ...estoqueContract,
  ...estoquePessoasContract,
  ...estoqueContagemContract,
  ...kanbanContract,
  ...comunicadosContract,
  ...chatContract,
  ...mailContract,
  ...contaContract,
  ...segundoFatorContract,
  ...chavesDeAcessoContract,
  ...setoresContract,
  ...notificacoesContract,
  ...avisosContract,
  ...buscaContract,
  ...admissaoContract,
  ...linkContract,
  ...candidatoContract,
  ...afastamentoContract,
  ...demissaoContract,
  ...feriasContract,
  ...feriasColetivasContract,
  ...feriasAVencerContract,
  ...mapaDeFeriasContract,
  ...feriasPlanoContract,
  ...promocaoContract,
  ...mudancaContract,
  ...reajusteContract,
  ...remanejamentoContract,
  ...desmobilizacaoContract,
  ...colaboradorContract,
  ...fichaContract,
  ...fichaExperienciaContract,
  ...fichaAprendizagemContract,
  ...fichaFeriasContract,
  ...fichaListasContract,
  ...coberturaContract,
  ...estabilidadesContract,
  ...estatisticasContract,
  ...relatoriosCatalogoContract,
  ...relatoriosContract,
  ...relatoriosSalvosContract,
  ...contratosContract,
  ...dossieContract,
  ...passivoContract,
  ...usuariosContract,
  ...emergenciaContract,
  ...segurancaContract,
  ...privacidadeContract,
  ...rotinasContract,
  ...importacaoContract,
  ...folhaContract,
  ...chavesContract,
  ...integracaoContract,
  ...webhooksContract,
  ...cadastrosContract,
} as const

export type Api = typeof api
