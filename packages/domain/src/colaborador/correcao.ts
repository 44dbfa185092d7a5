import { z } from 'zod'
import { alerta, bloqueio, info } from '../achado.ts'
import { formatData } from '../br/data.ts'
import { formatDinheiro } from '../br/dinheiro.ts'
import { data, textoObrigatorio } from '../br/campos.ts'
import { adicionais, type Adicional } from '../codigos/adicionais.ts'
import { shapeDe } from '../campos/schema.ts'
import { contrato } from '../campos/vinculo.ts'
import type { Pendencia } from '../pendencia.ts'
import { menorSalario, type TabelaDeSalarioMinimo } from '../regras/admissao/salario.ts'
import { diasEntre } from '../regras/calendario/datas.ts'
import { dia15DoMesSeguinte } from '../regras/esocial/prazos.ts'

// A registered correction of the contract data. Cargo, posto and contrato are not here: they change by promoção
// and remanejamento, which check the slot and move the allocation.

/** How far back a correction may reach: the month before is still in the hands of the payroll. */
export const RETROATIVO_MAXIMO_DIAS = 60
export const FUTURO_MAXIMO_DIAS = 366
/** A raise beyond it is more often a slip of the finger than a raise. */
const AUMENTO_NOTAVEL = 1.25

/** The terms of a contract that a correction may change. */
export const termosDaVersao = z.strictObject(
  shapeDe({
    salarioCentavos: contrato.salarioCentavos,
    escalaId: contrato.escala,
    sindicatoId: contrato.sindicato,
    centroDeCustoId: contrato.centroDeCusto,
    adicional: contrato.adicional,
  }),
)
export type Termos = z.output<typeof termosDaVersao>

export const motivoDaVersao = textoObrigatorio(255, 10)

export const correcao = termosDaVersao.extend({ vigencia: data, motivo: motivoDaVersao })
export type Correcao = z.output<typeof correcao>

/** A version as the rules see it: its terms, and where the person works by it. */
export interface VersaoFatos extends Termos {
  readonly id: number
  readonly vigencia: string
  readonly postoId: number
  readonly cargoId: number
  /** Came with a process, which is the one to undo it. */
  readonly processo: string | null
}

export interface VinculoFatos {
  readonly hoje: string
  readonly dataAdmissao: string
  readonly dataDesligamento: string | null
  /** By date. Never empty: the admission writes the first one. */
  readonly versoes: readonly VersaoFatos[]
}

export interface CorrecaoFatos extends VinculoFatos {
  /** Floor of the union for the cargo on the date; null when none is registered. */
  readonly pisoCentavos: number | null
  readonly sindicato: string
  readonly horasSemanais: number
  /** The company's own minimum wages by date, over those of the law. */
  readonly minimos?: TabelaDeSalarioMinimo
  /** What the post itself says on the date. */
  readonly posto: { readonly escalaId: number; readonly adicional: Adicional }
}

/** The version in force on a day, or the first one before it begins. */
export const versaoEm = <V extends { readonly vigencia: string }>(
  versoes: readonly V[],
  dia: string,
): V | undefined => versoes.findLast(({ vigencia }) => vigencia <= dia) ?? versoes[0]

const camposDosTermos = Object.keys(termosDaVersao.shape) as (keyof Termos)[]

const termosIguais = (a: Termos, b: Termos): boolean =>
  camposDosTermos.every((campo) => a[campo] === b[campo])

/** A version to come, and what a correction before it changes there too. */
export interface VersaoQueVem {
  readonly versao: VersaoFatos
  readonly leva: readonly (keyof Termos)[]
}

/**
 * Versions after a correction, by date. A version repeats all the terms of the one before it: what it only repeats follows
 * the correction, what it changed itself stays, there and after it.
 */
export function versoesQueVem(
  nova: Termos & { readonly vigencia: string },
  { versoes }: VinculoFatos,
): VersaoQueVem[] {
  const base = versaoEm(versoes, nova.vigencia)
  let leva = camposDosTermos.filter((campo) => base && nova[campo] !== base[campo])
  return versoes
    .filter(({ vigencia }) => vigencia > nova.vigencia)
    .map((versao) => {
      leva = leva.filter((campo) => versao[campo] === base?.[campo])
      return { versao, leva }
    })
}

/** Findings of a correction: what stops it, what has to be read first, what is good to know. */
export function verificarCorrecao(nova: Correcao, fatos: CorrecaoFatos): Pendencia[] {
  const base = versaoEm(fatos.versoes, nova.vigencia)
  if (fatos.dataDesligamento !== null) return [desligado(fatos.dataDesligamento)]
  if (!base) return []
  return [
    ...naData(nova, fatos),
    ...noSalario(nova, base, fatos),
    ...noQueVem(nova, fatos),
    ...noPosto(nova, fatos),
    ...(termosIguais(nova, base)
      ? [bloqueio('sem_mudanca', 'Nada muda em relação à versão anterior: altere ao menos um dado.')]
      : []),
    info(
      'prazo_esocial',
      `Enviar o S-2206 ao eSocial até ${formatData(dia15DoMesSeguinte(nova.vigencia))}.`,
      {
        baseLegal: 'MOS S-2206',
      },
    ),
  ]
}

/** Finding of a bond that ended: nothing of its contract changes any more. */
export const desligado = (em: string): Pendencia =>
  bloqueio('desligado', `O vínculo terminou em ${formatData(em)}: o contrato não muda mais.`)

function naData({ vigencia }: Correcao, { hoje, versoes }: VinculoFatos): Pendencia[] {
  const campo = 'vigencia'
  const atraso = diasEntre(vigencia, hoje)
  if (versoes.some((outra) => outra.vigencia === vigencia))
    return [
      bloqueio('data_ocupada', `Já há uma versão que vale a partir de ${formatData(vigencia)}.`, { campo }),
    ]
  const vigente = versaoEm(versoes, hoje)
  if (vigente && vigencia < vigente.vigencia)
    return [
      bloqueio(
        'versao_posterior',
        `Já há uma versão que vale a partir de ${formatData(vigente.vigencia)}: escolha uma data depois dela.`,
        { campo },
      ),
    ]
  if (atraso > RETROATIVO_MAXIMO_DIAS)
    return [
      bloqueio('retroativo_demais', `A data pode voltar no máximo ${RETROATIVO_MAXIMO_DIAS} dias.`, {
        campo,
      }),
    ]
  if (atraso < -FUTURO_MAXIMO_DIAS)
    return [bloqueio('futuro_demais', 'A data pode ficar no máximo um ano à frente.', { campo })]
  if (atraso > 0)
    return [
      alerta('retroativa', `Vale desde ${formatData(vigencia)}: a folha precisa acertar as diferenças.`, {
        campo,
      }),
    ]
  return []
}

/** Findings of the pay against that of the version in force on the day: what comes later is no pay of that day. */
function noSalario(nova: Correcao, vigente: VersaoFatos, fatos: CorrecaoFatos): Pendencia[] {
  const campo = 'salarioCentavos'
  const { salarioCentavos } = nova
  if (salarioCentavos < vigente.salarioCentavos)
    return [
      bloqueio(
        'reducao_salarial',
        `O salário não pode diminuir: em ${formatData(nova.vigencia)} é ${formatDinheiro(vigente.salarioCentavos)}.`,
        { campo, baseLegal: 'CF art. 7º, VI; CLT art. 468' },
      ),
    ]
  const menor = menorSalario(
    nova.vigencia,
    Math.round(fatos.horasSemanais * 60),
    fatos.pisoCentavos ?? 0,
    fatos.minimos,
  )
  if (menor && salarioCentavos < menor.salarioCentavos)
    return [
      bloqueio(
        'abaixo_do_piso',
        `O menor salário para o cargo e a jornada é ${formatDinheiro(menor.salarioCentavos)}.`,
        {
          campo,
          baseLegal: `CF art. 7º, IV e V; convenção coletiva – ${fatos.sindicato}`,
        },
      ),
    ]
  if (salarioCentavos > vigente.salarioCentavos * AUMENTO_NOTAVEL)
    return [
      alerta(
        'aumento_notavel',
        `O salário sobe ${porcento(vigente.salarioCentavos, salarioCentavos)}: confira o valor.`,
        {
          campo,
        },
      ),
    ]
  return []
}

/** Findings of the versions to come after a correction: none may pay less than it, and what it changes there is told. */
function noQueVem(nova: Correcao, fatos: CorrecaoFatos): Pendencia[] {
  const vem = versoesQueVem(nova, fatos).filter(({ versao }) => versao.vigencia > fatos.hoje)
  if (vem.length === 0) return []
  const menor = vem.find(
    ({ versao, leva }) => !leva.includes('salarioCentavos') && versao.salarioCentavos < nova.salarioCentavos,
  )
  if (menor)
    return [
      bloqueio(
        'reducao_futura',
        `A versão marcada para ${formatData(menor.versao.vigencia)} paga ${formatDinheiro(
          menor.versao.salarioCentavos,
        )}, menos do que este salário: cancele-a antes.`,
        { campo: 'salarioCentavos', baseLegal: 'CF art. 7º, VI; CLT art. 468' },
      ),
    ]
  return [alerta('versao_futura', vem.map(oQueMuda).join(' '))]
}

function oQueMuda({ versao, leva }: VersaoQueVem): string {
  const dia = formatData(versao.vigencia)
  return leva.length > 0
    ? `A versão marcada para ${dia} também muda: ${leva.map((campo) => rotulos[campo].toLowerCase()).join(', ')}.`
    : `A versão marcada para ${dia} fica como está.`
}

const rotulos: Readonly<Record<keyof Termos, string>> = {
  salarioCentavos: contrato.salarioCentavos.label,
  escalaId: contrato.escala.label,
  sindicatoId: contrato.sindicato.label,
  centroDeCustoId: contrato.centroDeCusto.label,
  adicional: contrato.adicional.label,
}

const porcento = (de: number, para: number): string =>
  `${((para / de - 1) * 100).toLocaleString('pt-BR', { maximumFractionDigits: 1 })}%`

function noPosto(nova: Correcao, { posto }: CorrecaoFatos): Pendencia[] {
  return [
    ...(nova.escalaId === posto.escalaId
      ? []
      : [alerta('escala_do_posto', 'A escala fica diferente da do posto.', { campo: 'escalaId' })]),
    ...(nova.adicional === posto.adicional
      ? []
      : [
          alerta(
            'adicional_do_posto',
            `O posto prevê "${adicionais[posto.adicional].label.toLowerCase()}": confirme com o laudo.`,
            { campo: 'adicional', baseLegal: 'CLT arts. 191, 192 e 195' },
          ),
        ]),
  ]
}
