import { z } from 'zod'
import { data, id, textoObrigatorio } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { tamanhoDoAnexo } from '../processo/upload.ts'
import type { Campo } from './textos.ts'

export const unidadesDeLimite = {
  dias: { label: 'dias', um: 'dia' },
  dia_do_mes: { label: 'dia do mês', um: 'dia do mês' },
  meses: { label: 'meses', um: 'mês' },
  percentual: { label: '%', um: '%' },
  quantidade: { label: '', um: '' },
  mb: { label: 'MB', um: 'MB' },
} as const
type Unidade = keyof typeof unidadesDeLimite

interface RegraDeLimite {
  /** Whom it limits, as the page groups them. */
  readonly processo: string
  readonly label: string
  readonly explica: string
  readonly unidade: Unidade
  /** What holds until the company says otherwise. */
  readonly padrao: number
  readonly min: number
  readonly max: number
}

const antecedencia = (processo: string, padrao: number): RegraDeLimite => ({
  processo,
  label: 'Antecedência mínima',
  explica: 'Dias entre o pedido e a data em que passa a valer',
  unidade: 'dias',
  padrao,
  min: 0,
  max: 90,
})

const retroativo = (processo: string, padrao: number): RegraDeLimite => ({
  processo,
  label: 'Retroatividade máxima',
  explica: 'Até quantos dias atrás a data pode ficar; 0 não aceita data passada',
  unidade: 'dias',
  padrao,
  min: 0,
  max: 365,
})

const corte = (processo: string): RegraDeLimite => ({
  processo,
  label: 'Dia de corte da folha',
  explica: 'Pedidos depois deste dia valem a partir do mês seguinte; 31 não corta',
  unidade: 'dia_do_mes',
  padrao: 31,
  min: 1,
  max: 31,
})

/** The limits that the company sets. What the law sets is in `parametros`. */
export const limites = {
  'admissao.antecedencia': antecedencia('Admissão', 1),
  'admissao.retroativo': retroativo('Admissão', 0),
  'admissao.rascunhos': {
    processo: 'Admissão',
    label: 'Rascunhos abertos por pessoa',
    explica: 'Quantas admissões alguém pode deixar começadas',
    unidade: 'quantidade',
    padrao: 30,
    min: 1,
    max: 200,
  },
  'demissao.antecedencia': antecedencia('Demissão', 0),
  'demissao.retroativo': retroativo('Demissão', 0),
  'demissao.corte': corte('Demissão'),
  'demissao.aviso': {
    processo: 'Demissão',
    label: 'Dias de aviso trabalhados',
    explica: 'Quantos dias de um aviso trabalhado são de trabalho; os outros são indenizados',
    unidade: 'dias',
    padrao: 30,
    min: 30,
    max: 90,
  },
  'remanejamento.antecedencia': antecedencia('Remanejamento', 1),
  'remanejamento.retroativo': retroativo('Remanejamento', 5),
  'remanejamento.temporario': {
    processo: 'Remanejamento',
    label: 'Dias de um temporário',
    explica: 'Por quantos dias a vaga de origem é guardada para quem vai por um tempo',
    unidade: 'dias',
    padrao: 60,
    min: 1,
    max: 180,
  },
  'promocao.antecedencia': antecedencia('Promoção', 0),
  'promocao.retroativo': retroativo('Promoção', 30),
  'promocao.corte': corte('Promoção'),
  'promocao.intervalo': {
    processo: 'Promoção',
    label: 'Meses entre promoções',
    explica: 'Tempo mínimo desde a última promoção da mesma pessoa',
    unidade: 'meses',
    padrao: 6,
    min: 0,
    max: 60,
  },
  'promocao.aviso_de_escala': {
    processo: 'Promoção',
    label: 'Aviso de outra escala',
    explica: 'Com quantos dias a equipe de um posto sabe que a escala muda',
    unidade: 'dias',
    padrao: 7,
    min: 0,
    max: 60,
  },
  'ferias.antecedencia': antecedencia('Férias', 30),
  'ferias.ausencias': {
    processo: 'Férias',
    label: 'Ausências simultâneas por contrato',
    explica: 'Parte da equipe de um contrato que pode estar fora no mesmo dia',
    unidade: 'percentual',
    padrao: 20,
    min: 1,
    max: 100,
  },
  'afastamento.retroativo': retroativo('Afastamento', 30),
  'afastamento.futuro': {
    processo: 'Afastamento',
    label: 'Aviso antecipado máximo',
    explica: 'Até quantos dias à frente um afastamento pode começar',
    unidade: 'dias',
    padrao: 60,
    min: 0,
    max: 180,
  },
  'custo.encargos': {
    processo: 'Custos',
    label: 'Encargos sobre a folha',
    explica: 'Quanto os encargos somam ao salário nas estimativas de custo',
    unidade: 'percentual',
    padrao: 70,
    min: 0,
    max: 150,
  },
  'conversa.retencao': {
    processo: 'Conversas',
    label: 'Tempo de guarda das mensagens',
    explica: 'Depois deste tempo as mensagens e seus arquivos são apagados de vez',
    unidade: 'meses',
    padrao: 24,
    min: 1,
    max: 120,
  },
  'mensagem.retencao': {
    processo: 'Mensagens',
    label: 'Tempo de guarda das mensagens internas',
    explica: 'Um assunto é apagado de vez, com os arquivos, depois deste tempo sem mensagens',
    unidade: 'meses',
    padrao: 60,
    min: 1,
    max: 240,
  },
  'anexo.tamanho': {
    processo: 'Anexos',
    label: 'Tamanho de cada arquivo',
    explica: 'O maior arquivo que se pode anexar',
    unidade: 'mb',
    ...tamanhoDoAnexo,
  },
  'anexo.quantidade': {
    processo: 'Anexos',
    label: 'Arquivos por processo',
    explica: 'Quantos arquivos um processo guarda',
    unidade: 'quantidade',
    padrao: 40,
    min: 1,
    max: 100,
  },
} as const satisfies Readonly<Record<string, RegraDeLimite>>

export type Limite = keyof typeof limites
export const regrasDeLimite = Object.keys(limites) as Limite[]
export const limiteOf = (regra: Limite): RegraDeLimite => limites[regra]

/** `30 dias`, `dia 20`, `20%`: a limit as people say it. */
export function dizerLimite(regra: Limite, valor: number): string {
  const { unidade } = limiteOf(regra)
  if (unidade === 'dia_do_mes') return valor === 31 ? 'sem corte' : `dia ${valor}`
  const { label, um } = unidadesDeLimite[unidade]
  if (unidade === 'percentual') return `${valor}%`
  return `${valor} ${valor === 1 ? um : label}`.trim()
}

const regra = z.enum(codigosDe(limites), 'Escolha o limite')

export const limiteNovo = z
  .strictObject({
    regra,
    desde: data,
    valor: z
      .int('Informe um número inteiro')
      .nonnegative('Informe um número')
      .max(100_000, 'Informe um número menor'),
    motivo: textoObrigatorio(300, 5),
  })
  .superRefine(({ regra: nome, valor }, contexto) => {
    const { min, max } = limiteOf(nome)
    if (valor < min || valor > max)
      contexto.addIssue({ code: 'custom', path: ['valor'], message: `Informe de ${min} a ${max}` })
  })

/** A limit in force on the day asked for. */
export const limiteEmVigor = z.object({
  regra,
  processo: z.string(),
  label: z.string(),
  unidade: z.enum(codigosDe(unidadesDeLimite)),
  valor: z.int(),
  /** Since when; null for the product's own default. */
  desde: z.string().nullable(),
})

export const anular = z.strictObject({ id, motivo: textoObrigatorio(300, 10) })

export const camposDoLimite: Readonly<Record<string, Campo>> = {
  valor: { label: 'Valor' },
  desde: { label: 'A partir de', formato: 'data' },
  motivo: { label: 'Motivo' },
  anulado_motivo: { label: 'Motivo da anulação' },
}
