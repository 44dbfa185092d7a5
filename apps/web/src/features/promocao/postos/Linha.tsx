import type { LadoDaPessoa, PessoaDaMudanca } from '@rh/domain/contract/mudanca'
import { formatDate, formatMoney, formatMoneyChange } from '../../../lib/format.ts'
import type { EstadoDaLinha } from '../coletiva/Pessoas.tsx'
import { Pequeno, QuemVai } from '../coletiva/QuemVai.tsx'

interface LinhaProps {
  readonly pessoa: PessoaDaMudanca & { readonly diferencaTotalCentavos: number }
  readonly estado: EstadoDaLinha
}

/** Person of the preview: scale and pay of both sides, with what is to be known and why who stays out does. */
export function Linha({ pessoa, estado }: LinhaProps) {
  const { cargo, posto, excecao, avisos, antes, depois, diferencaTotalCentavos, vigencia } = pessoa
  const observacoes = [excecao?.motivo ?? estado.retirada, ...avisos].filter((texto) => texto !== undefined)
  return (
    <tr data-link={false}>
      <QuemVai pessoa={pessoa} estado={estado} verbo="Mudar" />
      <td data-label="Posto">
        <span>
          {posto}
          <Pequeno>{cargo}</Pequeno>
        </span>
      </td>
      <Lado label="Hoje" lado={antes} />
      <Lado label="Depois" lado={depois} desde={formatDate(vigencia)} />
      <td data-label="Por mês" data-code="true">
        {diferencaTotalCentavos === 0 ? '–' : formatMoneyChange(diferencaTotalCentavos)}
      </td>
      <td data-label="Observação">
        <span>
          {observacoes.map((texto) => (
            <Pequeno key={texto}>{texto}</Pequeno>
          ))}
          {observacoes.length === 0 && '–'}
        </span>
      </td>
    </tr>
  )
}

interface LadoProps {
  readonly label: string
  readonly lado: LadoDaPessoa
  readonly desde?: string
}

const Lado = ({ label, lado: { escala, totalCentavos }, desde }: LadoProps) => (
  <td data-label={label}>
    <span>
      {escala}
      <Pequeno>
        {formatMoney(totalCentavos)}
        {desde !== undefined && ` · desde ${desde}`}
      </Pequeno>
    </span>
  </td>
)
