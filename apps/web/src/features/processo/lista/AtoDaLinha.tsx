import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatDate } from '../../../lib/format.ts'
import { aguardandoQuem } from '../aguardando.ts'
import type { LinhaDoProcesso } from '../chamadas.ts'
import { useTela } from '../tela.ts'
import { useTrabalho } from './marcadas.ts'

interface AtoDaLinhaProps {
  readonly linha: LinhaDoProcesso
}

/** The act that is due, as a button where it is this person's; otherwise who is waited for. */
export function AtoDaLinha({ linha }: AtoDaLinhaProps) {
  const { tela, process } = useTela()
  const trabalho = useTrabalho()
  const { aFazer, agendadaPara, documentos, status } = linha
  const conferidos = documentos ? ` · ${documentos.conferidos} de ${documentos.total}` : ''
  if (aFazer?.meu && trabalho)
    return (
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        data-ato
        // Rows have the same acts: read apart from its row, a button says whose it is.
        aria-label={`${aFazer.rotulo}${conferidos}: ${linha.nome ?? linha.numero}`}
        onClick={() => trabalho.fazer(linha)}
        // Above the link that covers the row.
        sx={{
          position: 'relative',
          zIndex: 1,
          whiteSpace: 'nowrap',
          fontWeight: 600,
          minHeight: { xs: 44, md: 32 },
        }}
      >
        {aFazer.rotulo}
        {conferidos && (
          <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary', whiteSpace: 'pre' }}>
            {conferidos}
          </Box>
        )}
      </Button>
    )
  const dito = agendadaPara
    ? `${tela.agendada(status)} em ${formatDate(agendadaPara)}`
    : aFazer &&
      `Espera ${aguardandoQuem(process, { status, aguardando: aFazer.quem, solicitante: { nome: linha.solicitante } }) ?? ''}`
  return (
    <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
      {dito ?? '–'}
    </Box>
  )
}
