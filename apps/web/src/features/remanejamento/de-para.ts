import { formatMoney, formatMoneyChange } from '../../lib/format.ts'
import type { BeforeAfterRow } from '../../ui/data/BeforeAfter.tsx'
import type { DiferencaEmTexto } from '../processo/alteracao/custos.ts'
import type { Lado, Simulacao } from './registro.ts'

/** More is good for whom it is for. */
const doPagamento = (centavos: number | null, porMes = true): BeforeAfterRow['difference'] =>
  centavos === null || centavos === 0
    ? undefined
    : {
        text: `${formatMoneyChange(centavos)}${porMes ? ' por mês' : ''}`,
        tone: centavos > 0 ? 'success' : 'error',
      }

const risco = ({ insalubridade, periculosidade, pagamento }: Lado): string => {
  const nome = periculosidade
    ? 'Periculosidade 30%'
    : insalubridade > 0
      ? `Insalubridade ${insalubridade}%`
      : 'Nenhum'
  const centavos = (pagamento?.insalubridadeCentavos ?? 0) + (pagamento?.periculosidadeCentavos ?? 0)
  return centavos > 0 ? `${nome} · ${formatMoney(centavos)}` : nome
}

const salario = ({ pagamento }: Lado): string | undefined =>
  pagamento &&
  `${formatMoney(pagamento.salarioCentavos)}${
    pagamento.pisoCentavos === null ? '' : ` · piso ${formatMoney(pagamento.pisoCentavos)}`
  }`

const noturno = ({ noturna, pagamento }: Lado): string =>
  noturna ? (pagamento ? formatMoney(pagamento.noturnoCentavos) : 'Sim') : 'Não tem'

const transporte = ({ transporte: custo }: Lado): string =>
  custo
    ? `${formatMoney(custo.empresaCentavos)} da empresa · ${formatMoney(custo.pessoaCentavos)} da pessoa`
    : 'Não informado'

const feriados = ({ feriados: nomes }: Lado): string =>
  nomes.length === 0 ? 'Só os nacionais' : nomes.join(', ')

const treinamentos = ({ treinamentosQueFaltam: faltam }: Lado): string =>
  faltam.length === 0 ? 'Em dia' : `Falta ${faltam.join(', ')}`

const partes = (lado: Lado) => {
  const { pagamento } = lado
  return {
    risco: pagamento && pagamento.insalubridadeCentavos + pagamento.periculosidadeCentavos,
    noturno: pagamento?.noturnoCentavos,
    salario: pagamento?.salarioCentavos,
    total: pagamento?.totalCentavos,
  }
}

const diferenca = (de: number | undefined, para: number | undefined) =>
  doPagamento(de === undefined || para === undefined ? null : para - de)

const vagasEmTexto = ({ antes, quantidade }: { antes: number; quantidade: number }): string =>
  `${antes} de ${quantidade}`

/** What changes with the transfer, line by line; what the person does not see before is left out. */
export function linhasDe({
  antes,
  depois,
  vagas,
  diferencaTransporteCentavos: doTransporte,
}: Simulacao): BeforeAfterRow[] {
  const [de, para] = [partes(antes), partes(depois)]
  const linha = (
    label: string,
    valor: (lado: Lado) => string | null | undefined,
    mais?: Partial<BeforeAfterRow>,
  ): BeforeAfterRow[] => {
    const before = valor(antes)
    return before === undefined || before === null
      ? []
      : [{ label, before, after: valor(depois) ?? 'Outro contrato', ...mais }]
  }
  return [
    ...linha('Contrato', ({ contrato }) => contrato),
    ...linha('Local', ({ local }) => local),
    ...linha('Município', ({ municipio }) => municipio),
    ...linha('Sindicato', ({ sindicato }) => sindicato),
    ...linha('Cargo', ({ cargo }) => cargo),
    ...linha('Escala e horário', ({ escala, horario }) => `${escala} · ${horario}`),
    ...linha('Salário', salario, { difference: diferenca(de.salario, para.salario) }),
    ...linha('Adicional de risco', risco, { difference: diferenca(de.risco, para.risco) }),
    ...(antes.noturna || depois.noturna
      ? linha('Adicional noturno', noturno, { difference: diferenca(de.noturno, para.noturno) })
      : []),
    ...linha('Total por mês', ({ pagamento }) => pagamento && formatMoney(pagamento.totalCentavos), {
      total: true,
      difference: diferenca(de.total, para.total),
    }),
    ...linha('Vale-transporte', transporte, {
      ...(doTransporte !== null &&
        doTransporte !== 0 && {
          difference: { text: `${formatMoneyChange(doTransporte)} da empresa`, tone: 'warning' as const },
        }),
    }),
    ...linha('Treinamentos', treinamentos),
    ...linha('Feriados locais', feriados),
    { label: 'Vagas na origem', before: vagasEmTexto(vagas.origem), after: depoisDe(vagas.origem) },
    ...(vagas.destino
      ? [{ label: 'Vagas no destino', before: vagasEmTexto(vagas.destino), after: depoisDe(vagas.destino) }]
      : []),
  ]
}

const depoisDe = ({ depois, quantidade }: { depois: number; quantidade: number }): string =>
  `${depois} de ${quantidade}`

/** The one thing that the screen is about: what the person earns more or less. */
export function resumoEmTexto({
  diferencaMesCentavos: mes,
  diferencaAnoCentavos: ano,
}: Simulacao): DiferencaEmTexto {
  if (mes === null || ano === null) return { titulo: 'O que muda', detalhe: null, tone: 'default' }
  if (mes === 0) return { titulo: 'O pagamento não muda', detalhe: null, tone: 'default' }
  return {
    titulo: `${formatMoneyChange(mes)} por mês`,
    detalhe: `${formatMoneyChange(ano)} por ano, com 13º e férias`,
    tone: mes > 0 ? 'success' : 'error',
  }
}
