import Checkbox from '@mui/material/Checkbox'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { PessoaDoReajuste } from '@rh/domain/contract/reajuste'
import type { ReactNode } from 'react'
import { formatDate, formatMoney } from '../../../lib/format.ts'

interface LinhaProps {
  readonly pessoa: PessoaDoReajuste
  readonly vai: boolean
  /** Why the person was taken out by hand; undefined for who was not. */
  readonly retirada: string | undefined
  readonly onMarcar: () => void
}

export const Pequeno = ({ children }: { readonly children: ReactNode }) => (
  <Typography component="small" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
    {children}
  </Typography>
)

/** Person of the preview: ticked when readjusted, with the why where not. */
export function Linha({ pessoa, vai, retirada, onMarcar }: LinhaProps) {
  const { nome, matricula, cargo, contrato, excecao, avisos, deCentavos, paraCentavos } = pessoa
  const observacoes = [excecao?.motivo ?? retirada, ...avisos].filter((texto) => texto !== undefined)
  return (
    <tr data-link={false}>
      <td data-title="true">
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, marginInlineStart: -1.25 }}>
          <Checkbox
            checked={vai}
            disabled={excecao?.podeIncluir === false}
            onChange={onMarcar}
            slotProps={{ input: { 'aria-label': `Reajustar ${nome}` } }}
          />
          <span>
            {nome}
            <Pequeno>Matrícula {matricula}</Pequeno>
          </span>
        </Box>
      </td>
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
