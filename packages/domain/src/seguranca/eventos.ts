/** How much an event asks for somebody. */
export const gravidades = {
  grave: { label: 'Grave', tone: 'error' },
  atencao: { label: 'Atenção', tone: 'warning' },
  rotina: { label: 'Rotina', tone: 'default' },
} as const
export type Gravidade = keyof typeof gravidades

/** What the id of an event is of. */
export const objetosDeSeguranca = {
  usuario: { label: 'Usuário' },
  colaborador: { label: 'Colaborador' },
  processo: { label: 'Processo' },
  contrato: { label: 'Contrato' },
  chave: { label: 'Chave de API' },
  webhook: { label: 'Webhook' },
  registro: { label: 'Registro' },
} as const
export type ObjetoDeSeguranca = keyof typeof objetosDeSeguranca

/** So many of one kind, of one account or from one network, in so many minutes: every administrator is told, once an hour. */
interface Alarme {
  readonly por: 'usuario' | 'rede'
  readonly vezes: number
  readonly minutos: number
}

interface EventoSpec {
  readonly label: string
  readonly gravidade: Gravidade
  readonly objeto?: ObjetoDeSeguranca
  /** Each object has a line of its own; else those of one hour share one, with how many they were. */
  readonly porObjeto?: true
  readonly alarmes?: readonly Alarme[]
}

/**
 * Every kind of security event: what it is called, how grave it is, and what its id is of. An event keeps ids, codes and
 * counts – never a name, a typed login, a password, a token, a value that was read or a whole address. A kind is added
 * here and nowhere else: list, filters, alarms and export follow.
 */
export const eventosDeSeguranca = {
  entrada: { label: 'Entrou', gravidade: 'rotina' },
  entrada_recusada: {
    label: 'Entrada recusada',
    gravidade: 'atencao',
    alarmes: [
      { por: 'usuario', vezes: 10, minutos: 10 },
      { por: 'rede', vezes: 30, minutos: 10 },
    ],
  },
  entrada_de_desativado: {
    label: 'Tentou entrar com conta desativada',
    gravidade: 'grave',
    alarmes: [{ por: 'usuario', vezes: 1, minutos: 60 }],
  },
  saida: { label: 'Saiu', gravidade: 'rotina' },
  sessoes_encerradas: {
    label: 'Encerrou sessões',
    gravidade: 'rotina',
    objeto: 'usuario',
    porObjeto: true,
  },
  senha_confirmada: { label: 'Confirmou a senha', gravidade: 'rotina' },
  confirmada_com_chave: { label: 'Confirmou quem é com chave de acesso', gravidade: 'rotina' },
  confirmacao_recusada: {
    label: 'Confirmação recusada',
    gravidade: 'atencao',
    alarmes: [{ por: 'usuario', vezes: 10, minutos: 10 }],
  },
  senha_trocada: { label: 'Trocou a própria senha', gravidade: 'rotina' },
  senha_criada: { label: 'Criou a senha com um código', gravidade: 'atencao' },
  codigo_gerado: {
    label: 'Gerou código de acesso',
    gravidade: 'atencao',
    objeto: 'usuario',
    porObjeto: true,
  },
  cadastro_proprio: { label: 'Cadastrou-se sozinho', gravidade: 'atencao' },
  usuario_criado: { label: 'Criou usuário', gravidade: 'atencao', objeto: 'usuario', porObjeto: true },
  usuario_mudado: {
    label: 'Mudou dados ou contratos de usuário',
    gravidade: 'rotina',
    objeto: 'usuario',
    porObjeto: true,
  },
  grupos_mudados: {
    label: 'Mudou grupos de usuário',
    gravidade: 'atencao',
    objeto: 'usuario',
    porObjeto: true,
  },
  horarios_mudados: {
    label: 'Mudou horários de usuário',
    gravidade: 'atencao',
    objeto: 'usuario',
    porObjeto: true,
  },
  usuario_desativado: {
    label: 'Desativou usuário',
    gravidade: 'atencao',
    objeto: 'usuario',
    porObjeto: true,
  },
  usuario_reativado: {
    label: 'Reativou usuário',
    gravidade: 'atencao',
    objeto: 'usuario',
    porObjeto: true,
  },
  liberacao_dada: {
    label: 'Liberou acesso fora do horário',
    gravidade: 'atencao',
    objeto: 'usuario',
    porObjeto: true,
  },
  liberacao_revogada: {
    label: 'Encerrou liberação de horário',
    gravidade: 'rotina',
    objeto: 'usuario',
    porObjeto: true,
  },
  fator_cadastrado: { label: 'Cadastrou o segundo passo', gravidade: 'atencao' },
  chave_repetida: {
    label: 'Chave de acesso com contador atrasado',
    gravidade: 'grave',
    alarmes: [{ por: 'usuario', vezes: 1, minutos: 60 }],
  },
  fator_retirado: { label: 'Retirou o próprio segundo passo', gravidade: 'atencao' },
  fator_retirado_de: {
    label: 'Retirou o segundo passo de usuário',
    gravidade: 'grave',
    objeto: 'usuario',
    porObjeto: true,
  },
  codigos_de_recuperacao: { label: 'Trocou os códigos de recuperação', gravidade: 'atencao' },
  emergencia_lacrada: { label: 'Lacrou o acesso de emergência', gravidade: 'grave' },
  emergencia_retirada: { label: 'Retirou o acesso de emergência', gravidade: 'grave' },
  emergencia_usada: { label: 'Entrou com o acesso de emergência', gravidade: 'grave' },
  emergencia_recusada: {
    label: 'Acesso de emergência recusado',
    gravidade: 'grave',
    alarmes: [{ por: 'rede', vezes: 3, minutos: 60 }],
  },
  exigencia_mudada: { label: 'Mudou de quem se exige o segundo passo', gravidade: 'grave' },
  autoaprovacao_mudada: { label: 'Mudou a regra dos quatro olhos', gravidade: 'grave' },
  acesso_negado: {
    label: 'Acesso negado',
    gravidade: 'atencao',
    alarmes: [{ por: 'usuario', vezes: 30, minutos: 10 }],
  },
  fora_do_alcance: {
    label: 'Pediu registro fora do seu alcance',
    gravidade: 'atencao',
    objeto: 'registro',
    alarmes: [{ por: 'usuario', vezes: 30, minutos: 10 }],
  },
  nao_encontrado: {
    label: 'Pediu registro que não existe',
    gravidade: 'rotina',
    objeto: 'registro',
    alarmes: [{ por: 'usuario', vezes: 100, minutos: 10 }],
  },
  ficha_aberta: {
    label: 'Abriu ficha com remuneração, banco ou dado sensível',
    gravidade: 'rotina',
    objeto: 'colaborador',
  },
  saude_aberta: { label: 'Abriu dado de saúde', gravidade: 'rotina', objeto: 'registro' },
  remuneracao_aberta: { label: 'Abriu remuneração', gravidade: 'rotina', objeto: 'registro' },
  titular_aberto: {
    label: 'Abriu o registro de um titular',
    gravidade: 'atencao',
    objeto: 'colaborador',
  },
  titular_entregue: {
    label: 'Tirou o registro de um titular',
    gravidade: 'atencao',
    objeto: 'colaborador',
  },
  guarda_suspensa: {
    label: 'Suspendeu ou retomou a eliminação de dados',
    gravidade: 'atencao',
    objeto: 'colaborador',
    porObjeto: true,
  },
  incidente_registrado: { label: 'Registrou incidente com dados pessoais', gravidade: 'grave' },
  incidente_mudado: { label: 'Mudou incidente com dados pessoais', gravidade: 'atencao' },
  anonimizacao_mudada: { label: 'Mudou a anonimização ao fim dos prazos', gravidade: 'grave' },
  encarregado_mudado: { label: 'Mudou o encarregado dos dados', gravidade: 'atencao' },
  exportacao: { label: 'Exportou lista', gravidade: 'atencao' },
  arquivo_baixado: { label: 'Baixou arquivo', gravidade: 'rotina', objeto: 'registro' },
  link_criado: { label: 'Criou link para fora', gravidade: 'rotina', objeto: 'registro' },
  link_revogado: { label: 'Revogou link', gravidade: 'rotina', objeto: 'registro' },
  candidato_entrou: { label: 'Candidato entrou pelo link', gravidade: 'rotina' },
  candidato_recusado: {
    label: 'Entrada por link recusada',
    gravidade: 'atencao',
    alarmes: [{ por: 'rede', vezes: 20, minutos: 10 }],
  },
  chave_criada: { label: 'Criou chave de API', gravidade: 'atencao', objeto: 'chave' },
  chave_revogada: { label: 'Revogou chave de API', gravidade: 'atencao', objeto: 'chave' },
  chave_usada: { label: 'Chave de API usada', gravidade: 'rotina', objeto: 'chave', porObjeto: true },
  chave_recusada: {
    label: 'Chave de API recusada',
    gravidade: 'atencao',
    alarmes: [{ por: 'rede', vezes: 20, minutos: 10 }],
  },
  webhook_mudado: { label: 'Mudou webhook', gravidade: 'atencao', objeto: 'webhook', porObjeto: true },
  chave_de_sessao_trocada: { label: 'Trocou a chave que assina as sessões', gravidade: 'grave' },
  todas_as_sessoes_encerradas: { label: 'Encerrou as sessões de todos', gravidade: 'grave' },
  trilha_com_problemas: { label: 'Trilha de auditoria com problemas', gravidade: 'grave' },
  alarme: { label: 'Alarme', gravidade: 'grave' },
  eventos_perdidos: { label: 'Eventos que não couberam na fila', gravidade: 'grave' },
} as const satisfies Readonly<Record<string, EventoSpec>>

export type TipoDeEvento = keyof typeof eventosDeSeguranca
export const tiposDeEvento = Object.keys(eventosDeSeguranca) as [TipoDeEvento, ...TipoDeEvento[]]

export const eventoDe = (tipo: TipoDeEvento): EventoSpec => eventosDeSeguranca[tipo]
export const isTipoDeEvento = (texto: string): texto is TipoDeEvento =>
  Object.hasOwn(eventosDeSeguranca, texto)

export const tiposDaGravidade = (gravidade: Gravidade): TipoDeEvento[] =>
  tiposDeEvento.filter((tipo) => eventosDeSeguranca[tipo].gravidade === gravidade)

/** What its owner is shown of an account: who came in, who was kept out, and how it is entered from now on. */
export const tiposDaConta = [
  'entrada',
  'entrada_recusada',
  'entrada_de_desativado',
  'confirmacao_recusada',
  'chave_repetida',
  'senha_trocada',
  'senha_criada',
  'fator_cadastrado',
  'fator_retirado',
  'codigos_de_recuperacao',
] as const satisfies readonly TipoDeEvento[]
export type TipoDaConta = (typeof tiposDaConta)[number]

/** Why something was refused. */
export const motivosDeSeguranca = {
  credenciais: { label: 'senha errada' },
  codigo: { label: 'código errado ou vencido' },
  segundo_fator: { label: 'segundo passo errado' },
  sem_usuario: { label: 'usuário que não existe' },
  fora_do_horario: { label: 'fora do horário' },
  muitas_tentativas: { label: 'limite de tentativas' },
  provedor: { label: 'recusada pelo provedor de acesso' },
  outra_aba: { label: 'em outra aba' },
} as const
export type MotivoDeSeguranca = keyof typeof motivosDeSeguranca

/** What happened, in a sentence without its person: `Entrada recusada: senha errada`. */
export function textoDoEvento({
  tipo,
  motivo,
}: {
  readonly tipo: TipoDeEvento
  readonly motivo: string | null
}): string {
  const { label } = eventoDe(tipo)
  if (motivo === null) return label
  // An alarm says by which kind it rang.
  const porque = isTipoDeEvento(motivo)
    ? eventoDe(motivo).label.toLowerCase()
    : Object.hasOwn(motivosDeSeguranca, motivo)
      ? motivosDeSeguranca[motivo as MotivoDeSeguranca].label
      : motivo
  return `${label}: ${porque}`
}

/** Days that events stay at least: the database itself deletes none before (Lei 12.965/2014, art. 15, six months). */
export const SEGURANCA_DIAS_MINIMO = 180
