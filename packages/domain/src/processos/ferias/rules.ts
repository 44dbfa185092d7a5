import { alerta, bloqueio, falta } from '../../achado.ts'
import { formatData } from '../../br/data.ts'
import type { CheckOf } from '../../processo/define.ts'
import { verificarLimites } from '../../processo/limites.ts'
import { verificarVinculo } from '../../processo/vinculo.ts'
import { somarDias } from '../../regras/calendario/datas.ts'
import { verificarPedidoDeFerias } from '../../regras/ferias/pedido.ts'
import { comRetomada } from '../../regras/ferias/trecho.ts'
import type { Grupo } from '../../setores/grupos.ts'
import { fimDaFracao, fracoesDe, type Rule } from './fatos.ts'
import type { ferias } from './ferias.ts'
import { cobertura, datas, equipe, teto } from './rules-dias.ts'
import { foraDasColetivas, licencaForaDasColetivas, nasColetivas } from './rules-coletivas.ts'

const vinculo: Rule = (contexto) =>
  verificarVinculo(contexto.fatos.vinculo, {
    ate: fracoesDe(contexto).map(fimDaFracao).toSorted().at(-1),
    hoje: contexto.fatos.hoje,
    porIsso: ': não há férias depois disso, o que falta gozar é pago na rescisão',
    onde: { baseLegal: 'CLT art. 146' },
  })

const periodo: Rule = ({ leitura: { parciais }, fatos }) => {
  const onde = { campo: 'periodoId' }
  const { periodo: escolhido } = fatos
  if (!escolhido) return []
  const { fracoes = [], abonoDias = 0 } = parciais
  const pedidos = fracoes.reduce((soma, { dias }) => soma + dias, abonoDias)
  if (pedidos > escolhido.saldo)
    return [
      bloqueio(
        'SALDO_INSUFICIENTE',
        escolhido.saldo === 0
          ? 'Este período não tem mais dias: escolha outro.'
          : `O pedido é de ${pedidos} dias e o período tem ${escolhido.saldo}.`,
        { ...onde, baseLegal: 'CLT art. 130' },
      ),
    ]
  return []
}

/** Blocks of the law that an approval may lift, and who lifts each. */
const EXCECOES: Readonly<Record<string, readonly Grupo[]>> = {
  AVISO_30_DIAS: ['Coordenador', 'Gerente Rh'],
}

const legislacao: Rule = (contexto) => {
  const { leitura, fatos } = contexto
  const { abonoDias = 0, abonoRequeridoEm, concordancia = false, adiantamento13 } = leitura.parciais
  const { periodo: escolhido, hoje } = fatos
  if (!escolhido) return []
  const trechos = comRetomada(fracoesDe(contexto), escolhido.aRetomar)
  if (trechos.length === 0)
    return [falta('campo', 'Frações: escolha pelo menos uma', 'Frações', { campo: 'fracoes' })]
  return verificarPedidoDeFerias({
    ...escolhido,
    comunicacao: hoje,
    abono: abonoDias,
    ...(abonoRequeridoEm !== undefined && { abonoRequeridoEm }),
    concordancia,
    trechos,
    // Overlaps name what they meet: see `datas`.
    impedimentos: [],
    regraDeInicio: fatos.regraDeInicio,
    periodosMaisAntigos: fatos.periodosMaisAntigos,
    nascimento: fatos.vinculo.nascimento,
    ...(adiantamento13 && { adiantamento13: { requeridoEm: hoje } }),
  }).map((achado) => {
    const excecaoPor = EXCECOES[achado.codigo]
    return excecaoPor && achado.severidade === 'bloqueio'
      ? { ...achado, excecaoPor: [...excecaoPor] }
      : achado
  })
}

const prazo: Rule = (contexto) => {
  const { hoje, antecedenciaDias } = contexto.fatos
  const [inicio] = fracoesDe(contexto)
    .map((fracao) => fracao.inicio)
    .toSorted()
  return inicio === undefined || inicio < hoje
    ? []
    : verificarLimites(
        { antecedenciaDias, retroativoDias: 0 },
        { data: inicio, hoje, processo: 'férias', marco: 'o início', onde: { campo: 'fracoes.0.inicio' } },
      )
}

const faltas: Rule = ({ fatos: { periodo: escolhido } }) =>
  escolhido && escolhido.faltas === null
    ? [
        alerta(
          'faltas_nao_informadas',
          'As faltas deste período ainda não foram informadas: o Departamento Pessoal confere, e os dias podem mudar.',
          { campo: 'periodoId', baseLegal: 'CLT art. 130' },
        ),
      ]
    : []

/** CLT art. 145: two days before the start. */
const DIAS_DO_PAGAMENTO = 2

const pagamento: Rule = (contexto) => {
  const { pago } = contexto.fatos
  if (!pago)
    return [
      bloqueio('pagamento_pendente', 'Falta registrar o pagamento das férias.', {
        baseLegal: 'CLT art. 145',
      }),
    ]
  const [inicio] = fracoesDe(contexto)
    .map((fracao) => fracao.inicio)
    .toSorted()
  return inicio !== undefined && pago.em > somarDias(inicio, -DIAS_DO_PAGAMENTO)
    ? [
        alerta(
          'PAGAMENTO_ATRASADO',
          `O pagamento foi em ${formatData(pago.em)}; o prazo era até 2 dias antes do início.`,
          {
            baseLegal: 'CLT art. 145',
          },
        ),
      ]
    : []
}

/** A collective vacation is told of by the notice that is posted (CLT art. 139 § 3º), and not to each in writing. */
const avisoAssinado: Rule = ({ fatos: { anexos, coletivas } }) =>
  anexos.avisoAssinado || coletivas
    ? []
    : [bloqueio('aviso_pendente', 'Anexe o aviso de férias assinado.', { baseLegal: 'CLT art. 135' })]

/** Once it is approved the employee was told: both sign that it is called off. */
const cancelamento: Rule = ({ fatos: { status, anexos, coletivas } }) =>
  status !== 'aprovada' || anexos.cancelamentoAssinado || coletivas
    ? []
    : [
        bloqueio(
          'cancelamento_pendente',
          'As férias já foram aprovadas: anexe o termo de cancelamento assinado pelas duas partes.',
          { baseLegal: 'CLT art. 135' },
        ),
      ]

/** The code of every check of the declaration; a missing one does not compile. */
export const regrasDasFerias: { readonly [C in CheckOf<typeof ferias>]: Rule } = {
  campos: ({ leitura, fatos }) => [...leitura.faltas, ...licencaForaDasColetivas(leitura, fatos)],
  vinculo,
  periodo,
  legislacao: (contexto) => (contexto.fatos.coletivas ? nasColetivas(contexto) : legislacao(contexto)),
  datas,
  // The post stops: nobody is missing there, nobody covers, and the days are those of the shutdown.
  equipe: foraDasColetivas(equipe),
  teto: foraDasColetivas(teto),
  cobertura: foraDasColetivas(cobertura),
  prazo: foraDasColetivas(prazo),
  faltas,
  pagamento,
  aviso_assinado: avisoAssinado,
  cancelamento,
}
