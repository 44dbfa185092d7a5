import type { PessoaDoReajuste } from '@rh/domain/contract/reajuste'
import { formatDate, formatMoney } from '../../../lib/format.ts'
import type { EstadoDaLinha } from '../coletiva/Pessoas.tsx'
import { Pequeno, QuemVai } from '../coletiva/QuemVai.tsx'

interface LinhaProps {
  readonly pessoa: PessoaDoReajuste
  readonly estado: EstadoDaLinha
}

/** Person of the preview: ticked when readjusted, with the why where not. */
export function Linha({ pessoa, estado }: LinhaProps) {
  const { vai, retirada } = estado
  const { cargo, contrato, excecao, avisos, deCentavos, paraCentavos } = pessoa
  const observacoes = [excecao?.motivo ?? retirada, ...avisos].filter((texto) => texto !== undefined)
  return (
    <tr data-link={false}>
      <QuemVai pessoa={pessoa} estado={estado} verbo="Reajustar" />
      <td data-label="Cargo">
        <span>
          {cargo}
          <Pequeno>{contrato}</Pequeno>
        </span>
      </td>
      <td data-label="Hoje" data-code="true">
        {formatMoney(deCentavos)}
      </td>
      <td data-label="Depois" data-code="true">
        <span>
          <b>{formatMoney(paraCentavos)}</b>
          {paraCentavos > deCentavos && <Pequeno>{`+ ${formatMoney(paraCentavos - deCentavos)}`}</Pequeno>}
        </span>
      </td>
      <td data-label="Diferença" data-code="true">
        {pessoa.diferencaCentavos === 0 ? '–' : formatMoney(pessoa.diferencaCentavos)}
      </td>
      <td data-label="Observação">
        <span>
          {observacoes.map((texto) => (
            <Pequeno key={texto}>{texto}</Pequeno>
          ))}
          {vai && excecao && <Pequeno>{`Salário novo a partir de ${formatDate(pessoa.vigencia)}.`}</Pequeno>}
          {observacoes.length === 0 && '–'}
        </span>
      </td>
    </tr>
  )
}
