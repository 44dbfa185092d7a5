import { sweepFiles, sweepHalfSent } from './arquivos/sweep.ts'
import { archiveWrites, copyDatabase } from './backup/tasks.ts'
import { varrerCandidatos } from './modules/admissao/candidato/varrer.ts'
import { avisarEmergencia } from './modules/auth/emergencia/avisar.ts'
import { recalcularTodasAsEstabilidades } from './modules/colaborador/estabilidades/recalcular.ts'
import { avisarAprendizagem } from './modules/colaborador/aprendizagem/avisar-aprendizagem.ts'
import { avisarExperiencia } from './modules/colaborador/experiencia/avisar-experiencia.ts'
import { abrirPeriodosDeFerias } from './modules/colaborador/ferias/periodos.ts'
import { avisarComunicados } from './modules/comunicados/avisar.ts'
import { lembrarEventos } from './modules/calendario/lembrar.ts'
import { avisarVencimentos } from './modules/kanban/avisar.ts'
import { reterConversas } from './modules/conversas/reter.ts'
import { reterPlanilhas } from './modules/importacao/reter.ts'
import { reterMensagens } from './modules/mensagens/reter.ts'
import { avisarFim } from './modules/contratos/avisar-fim.ts'
import { juntarEscritas } from './db/unchanged.ts'
import { juntarTitularesDosPostos } from './modules/contratos/titulares.ts'
import { lembretesDoAfastamento } from './modules/afastamento/lembretes.ts'
import { fecharAcessosDoDia } from './modules/demissao/acessos.ts'
import { lembrarPagamento } from './modules/demissao/avisos.ts'
import { lembrarDemissoes } from './modules/demissao/lembretes.ts'
import { avisarFeriasAVencer } from './modules/ferias/avisar-a-vencer.ts'
import { anonimizar } from './modules/privacidade/anonimizar/executar.ts'
import { avisarIncidentes } from './modules/privacidade/avisar-incidentes.ts'
import { avisarPorEmail } from './modules/notificacoes/avisar-por-email.ts'
import { lembrarAvisos } from './modules/notificacoes/tratar.ts'
import { avisarPorPush } from './modules/notificacoes/avisar-por-push.ts'
import { executarAlteracoes } from './modules/promocao/coletiva/executar.ts'
import { enviarRelatorios } from './modules/relatorios/salvos/enviar.ts'
import { entregarWebhooks } from './modules/webhooks/entregar.ts'
import { cumprirDecisoes } from './modules/processo/espera/cumprir.ts'
import { conferirNovos, conferirTudo, selarTrilha } from './trilha/tarefas.ts'
import { reterEventosDeSeguranca } from './seguranca/tarefas.ts'
import { modulos } from './modulos.ts'
import type { Tarefa } from './tarefa.ts'

/** Everything that the system does by itself. */
export const tarefas: readonly Tarefa[] = [
  ...Object.values(modulos).flatMap(({ agenda, lotes, feitos }) =>
    [agenda, lotes, feitos].filter((tarefa) => tarefa !== null),
  ),
  cumprirDecisoes(
    Object.fromEntries(Object.entries(modulos).map(([tipo, { decisoes }]) => [tipo, decisoes])),
  ),
  executarAlteracoes,
  abrirPeriodosDeFerias,
  recalcularTodasAsEstabilidades,
  avisarExperiencia,
  avisarAprendizagem,
  avisarFim,
  avisarIncidentes,
  juntarTitularesDosPostos,
  juntarEscritas,
  avisarFeriasAVencer,
  fecharAcessosDoDia,
  lembrarPagamento,
  lembrarDemissoes,
  ...lembretesDoAfastamento,
  lembrarEventos,
  avisarVencimentos,
  avisarComunicados,
  lembrarAvisos,
  avisarPorEmail,
  avisarPorPush,
  enviarRelatorios,
  entregarWebhooks,
  varrerCandidatos,
  reterConversas,
  reterMensagens,
  reterPlanilhas,
  sweepFiles,
  sweepHalfSent,
  selarTrilha,
  conferirNovos,
  conferirTudo,
  reterEventosDeSeguranca,
  anonimizar,
  avisarEmergencia,
  copyDatabase,
  archiveWrites,
]
