import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { tellFailure } from '../../../lib/api/tell-failure.ts'
import { formatAmount } from '../../../lib/format.ts'
import { notify } from '../../../lib/notify.ts'
import { countAnswers } from '../../../ui/data/check-answers.ts'
import { CheckLines } from '../../../ui/data/CheckLines.tsx'
import { HeldButton } from '../../../ui/form/HeldButton.tsx'
import { useFieldValue, useSetFields } from '../../../ui/form/use-field.ts'
import { useMover } from '../../processo/registro/use-mover.ts'
import type { BotaoDoParecer } from '../../processo/tela.ts'
import type { Registro } from '../registro.ts'
import { COLUNAS, comIguais, comResposta, linhasDe, porLinha, somasDe } from './respostas.ts'

interface DoRegistro {
  readonly registro: Registro
}

const CAMPO = 'linhas'
const MOTIVO_MAX = 300

const contadas = (right: number, wrong: number, missing: number): string =>
  [
    `${right} ${right === 1 ? 'certa' : 'certas'}`,
    wrong > 0 && `${wrong} ${wrong === 1 ? 'divergente' : 'divergentes'}`,
    missing > 0 && (missing === 1 ? 'falta 1' : `faltam ${missing}`),
  ]
    .filter(Boolean)
    .join(', ')

/** The statement of payroll beside what the system works out, answered line by line. */
export function ConferenciaCampos({ registro: { conferencia } }: DoRegistro) {
  const valor = useFieldValue(CAMPO)
  const setFields = useSetFields()
  if (!conferencia) return null
  const linhas = linhasDe(conferencia)
  const respostas = porLinha(valor)
  const { right, wrong, missing } = countAnswers(linhas, respostas)
  const [demonstrativo = 0, sistema = 0] = somasDe(conferencia)
  return (
    <Box sx={{ gridColumn: '1 / -1', mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography variant="subtitle2" component="p" sx={{ flex: 1, minWidth: 180 }}>
          {`${linhas.length} ${linhas.length === 1 ? 'linha' : 'linhas'}: ${contadas(right, wrong, missing)}`}
        </Typography>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          onClick={() => setFields({ [CAMPO]: comIguais(valor, linhas) })}
        >
          Marcar certas as iguais ao sistema
        </Button>
      </Box>
      <CheckLines
        heading="Verba"
        columns={COLUNAS}
        lines={linhas}
        answers={respostas}
        maxLength={MOTIVO_MAX}
        onAnswer={(codigo, resposta) => setFields({ [CAMPO]: comResposta(valor, codigo, resposta) })}
      />
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1.5 }}>
        {demonstrativo === sistema
          ? `Demonstrativo e sistema somam ${formatAmount(sistema)}, fora a multa do FGTS.`
          : `Demonstrativo ${formatAmount(demonstrativo)}, sistema ${formatAmount(sistema)}: diferença de ${formatAmount(Math.abs(sistema - demonstrativo))}.`}{' '}
        Na tabela, <strong>J</strong> e <strong>K</strong> mudam de linha, <strong>C</strong> certo,{' '}
        <strong>D</strong> divergente.
      </Typography>
    </Box>
  )
}

/** Moves the focus to the first of these parts of a form. */
const focar = (form: string, seletor: string): void =>
  document.getElementById(form)?.querySelector<HTMLElement>(seletor)?.focus()

/** The parecer once every line is right; with one that is not, the way back to who calculated. */
export function BotaoDaConferencia({ registro, rotulo, form, children }: BotaoDoParecer<Registro>) {
  const valor = useFieldValue(CAMPO)
  const { devolver, busy } = useDevolver(registro, valor)
  const linhas = registro.conferencia ? linhasDe(registro.conferencia) : []
  const respostas = porLinha(valor)
  const { wrong, missing } = countAnswers(linhas, respostas)
  const marcadas = Object.values(respostas).filter(({ resultado }) => resultado === 'divergente').length
  if (marcadas === 0 && missing === 0) return children
  if (marcadas === 0)
    return (
      <HeldButton
        form={form}
        missing={missing === 1 ? 'Falta 1 linha por responder' : `Faltam ${missing} linhas por responder`}
        onLead={() => focar(form, 'tr[data-line]:not([data-answer]) .respostas button')}
      >
        {rotulo}
      </HeldButton>
    )
  const comDivergencias = `Devolver com ${marcadas} ${marcadas === 1 ? 'divergência' : 'divergências'}`
  if (wrong < marcadas)
    return (
      <HeldButton
        form={form}
        missing="Diga por que diverge"
        onLead={() => focar(form, 'tr.porque input[value=""]')}
      >
        {comDivergencias}
      </HeldButton>
    )
  return (
    <Button variant="contained" disabled={busy} onClick={() => void devolver()}>
      {comDivergencias}
    </Button>
  )
}

/** Returns the calculation with the lines that are not right. */
function useDevolver(registro: Registro, linhas: unknown) {
  const { mover } = useMover(registro)
  const [busy, setBusy] = useState(false)
  const devolver = async (): Promise<void> => {
    setBusy(true)
    try {
      await mover({ transicao: 'devolver_calculo', dados: { linhas } })
      notify.success('Cálculo devolvido com as linhas marcadas')
    } catch (error) {
      tellFailure(error)
    }
    setBusy(false)
  }
  return { devolver, busy }
}
