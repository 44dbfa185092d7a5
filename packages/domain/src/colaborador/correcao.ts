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

const termosIguais = (a: Termos, b: Termos): boolean =>
  (Object.keys(termosDaVersao.shape) as (keyof Termos)[]).every((campo) => a[campo] === b[campo])

/** Findings of a correction: what stops it, what has to be read first, what is good to know. */
export function verificarCorrecao(nova: Correcao, fatos: CorrecaoFatos): Pendencia[] {
  const ultima = fatos.versoes.at(-1)
  if (fatos.dataDesligamento !== null) return [desligado(fatos.dataDesligamento)]
  if (!ultima) return []
  return [
    ...naData(nova, ultima, fatos),
    ...noSalario(nova, versaoEm(fatos.versoes, nova.vigencia) ?? ultima, fatos),
    ...noPosto(nova, fatos),
    ...(termosIguais(nova, ultima)
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

const desligado = (em: string): Pendencia =>
  bloqueio('desligado', `O vínculo terminou em ${formatData(em)}: o contrato não muda mais.`)

function naData({ vigencia }: Correcao, ultima: VersaoFatos, { hoje, versoes }: VinculoFatos): Pendencia[] {
  const campo = 'vigencia'
  const atraso = diasEntre(vigencia, hoje)
  if (versoes.some((outra) => outra.vigencia === vigencia))
    return [
      bloqueio('data_ocupada', `Já há uma versão que vale a partir de ${formatData(vigencia)}.`, { campo }),
    ]
  if (vigencia < ultima.vigencia)
    return [
      bloqueio(
        'versao_posterior',
        `Já há uma versão que vale a partir de ${formatData(ultima.vigencia)}: escolha uma data depois dela${
          ultima.vigencia > hoje ? ' ou cancele-a antes' : ''
        }.`,
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

/** Why a version cannot be cancelled, or null: only what has not begun leaves without a trace in the days. */
export function impedimentoDeCancelar(versao: VersaoFatos, { hoje, versoes }: VinculoFatos): string | null {
  const anterior = anteriorA(versao, versoes)
  if (!anterior) return 'A primeira versão é a da admissão.'
  if (versao.vigencia < hoje)
    return `Vale desde ${formatData(versao.vigencia)}: desfaça com uma versão que a compense.`
  return deProcesso(versao, anterior)
}

/** Why a version cannot be undone, or null. */
export function impedimentoDeDesfazer(versao: VersaoFatos, fatos: VinculoFatos): string | null {
  const { hoje, versoes, dataDesligamento } = fatos
  const anterior = anteriorA(versao, versoes)
  if (dataDesligamento !== null) return desligado(dataDesligamento).mensagem
  if (!anterior) return 'A primeira versão é a da admissão.'
  if (versao.vigencia >= hoje) return 'Ainda não valeu nem um dia: cancele-a.'
  const posterior = versoes.find(({ vigencia }) => vigencia > versao.vigencia)
  if (posterior) return `Já há outra a partir de ${formatData(posterior.vigencia)}.`
  return deProcesso(versao, anterior)
}

const anteriorA = ({ vigencia }: VersaoFatos, versoes: readonly VersaoFatos[]): VersaoFatos | undefined =>
  versoes.findLast((outra) => outra.vigencia < vigencia)

function deProcesso(versao: VersaoFatos, anterior: VersaoFatos): string | null {
  if (versao.processo !== null) return `Veio do processo ${versao.processo}: desfaça por ele.`
  // The allocation follows the post: only a process moves both.
  return versao.postoId === anterior.postoId && versao.cargoId === anterior.cargoId
    ? null
    : 'Mudou posto ou cargo: isso se desfaz com um remanejamento ou uma promoção.'
}

/** Findings of putting the former terms in force again on a day. */
export function verificarDesfazer(versao: VersaoFatos, vigencia: string, fatos: VinculoFatos): Pendencia[] {
  const motivo = impedimentoDeDesfazer(versao, fatos)
  if (motivo !== null) return [bloqueio('nao_desfaz', motivo)]
  if (vigencia <= versao.vigencia)
    return [
      bloqueio('data_ocupada', `A versão valeu em ${formatData(versao.vigencia)}: escolha um dia depois.`, {
        campo: 'vigencia',
      }),
    ]
  if (diasEntre(fatos.hoje, vigencia) > FUTURO_MAXIMO_DIAS)
    return [bloqueio('futuro_demais', 'A data pode ficar no máximo um ano à frente.', { campo: 'vigencia' })]
  const anterior = anteriorA(versao, fatos.versoes)
  return anterior && anterior.salarioCentavos < versao.salarioCentavos
    ? [
        alerta(
          'salario_volta',
          `O salário volta de ${formatDinheiro(versao.salarioCentavos)} para ${formatDinheiro(
            anterior.salarioCentavos,
          )}. Só é possível se o aumento foi registrado por engano e não chegou a ser devido.`,
          { baseLegal: 'CF art. 7º, VI; CLT art. 468' },
        ),
      ]
    : []
}

/** The terms that an undo puts in force again. */
export const termosAnteriores = (versao: VersaoFatos, { versoes }: VinculoFatos): VersaoFatos | undefined =>
  anteriorA(versao, versoes)
