import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { PessoaDasColetivas } from '@rh/domain/contract/ferias-coletivas'
import type { ReactNode } from 'react'
import { formatMoney } from '../../../lib/format.ts'

interface PessoaLinhaProps {
  readonly pessoa: PessoaDasColetivas
  /** Why the person was taken out by hand; undefined for who was not. */
  readonly motivo: string | undefined
  /** An exception that goes after all. */
  readonly incluida: boolean
  readonly onRetirar: () => void
  readonly onVoltar: () => void
  readonly onIncluir: () => void
}

const Pequeno = ({ children }: { readonly children: ReactNode }) => (
  <Typography component="small" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
    {children}
  </Typography>
)

const dias = (quantos: number): string => `${quantos} ${quantos === 1 ? 'dia' : 'dias'}`

/** A person of the preview, with the one thing that may be done about them. */
export function PessoaLinha({ pessoa, motivo, incluida, ...acoes }: PessoaLinhaProps) {
  const { nome, matricula, posto, contrato, excecao, avisos } = pessoa
  return (
    <tr data-link={false}>
      <td data-title="true">
        {nome}
        <Pequeno>Matrícula {matricula}</Pequeno>
      </td>
      <td data-label="Posto">
        <span>
          {posto}
          <Pequeno>{contrato}</Pequeno>
        </span>
      </td>
      {excecao || motivo !== undefined ? (
        <td data-label="Por quê">{excecao?.motivo ?? motivo}</td>
      ) : (
        <>
          <td data-label="Férias">
            <span>
              {dias(pessoa.diasDeFerias)}
              {avisos.map((aviso) => (
                <Pequeno key={aviso}>{aviso}</Pequeno>
              ))}
            </span>
          </td>
          <td data-label="Licença" data-code="true">
            {pessoa.diasDeLicenca === 0 ? '–' : dias(pessoa.diasDeLicenca)}
          </td>
          <td data-label="Saldo depois" data-code="true">
            {dias(pessoa.saldoDepois)}
          </td>
          <td data-label="Bruto" data-code="true">
            {formatMoney(pessoa.feriasCentavos + pessoa.licencaCentavos)}
          </td>
        </>
      )}
      <td data-label="Ação">
        <Acao excecao={excecao} retirada={motivo !== undefined} incluida={incluida} nome={nome} {...acoes} />
      </td>
    </tr>
  )
}

interface AcaoProps extends Pick<PessoaLinhaProps, 'incluida' | 'onRetirar' | 'onVoltar' | 'onIncluir'> {
  readonly excecao: PessoaDasColetivas['excecao']
  readonly retirada: boolean
  readonly nome: string
}

function Acao({ excecao, retirada, incluida, nome, onRetirar, onVoltar, onIncluir }: AcaoProps) {
  if (excecao && !excecao.podeIncluir) return <Typography variant="caption">Não entra</Typography>
  const [label, onClick] = excecao
    ? ['Incluir', onIncluir]
    : retirada
      ? ['Pôr de volta', onVoltar]
      : incluida
        ? ['Deixar de fora', onIncluir]
        : ['Retirar', onRetirar]
  return (
    <Button
      size="small"
      color="inherit"
      variant="outlined"
      aria-label={`${label}: ${nome}`}
      onClick={onClick}
    >
      {label}
    </Button>
  )
}
