import Box from '@mui/material/Box'
import { isCpf } from '@rh/domain/br/documentos'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import { useFieldValue } from '../../ui/form/use-field.ts'
import { Frases } from '../processo/form/ConferenciaPanel.tsx'

/** What the company already knows of the CPF in the form, as soon as its eleven digits are right. */
export function CpfCheck({ admissaoId }: { readonly admissaoId: number }) {
  const valor = useFieldValue('cpf')
  const cpf = typeof valor === 'string' && isCpf(valor) ? valor : null
  const { data } = useQuery({
    queryKey: ['POST /api/admissao/cpf', { cpf, admissaoId }],
    queryFn: ({ signal }) => call('POST /api/admissao/cpf', { body: { cpf: cpf ?? '', admissaoId }, signal }),
    enabled: cpf !== null,
  })
  // What stops the form is said at the field by the rules of the whole.
  const ditos = (cpf && data?.pendencias.filter(({ severidade }) => severidade !== 'bloqueio')) || []
  return (
    <Box aria-live="polite" sx={{ gridColumn: '1 / -1', mb: 1, '&:empty': { display: 'none' } }}>
      {ditos.length > 0 && <Frases pendencias={ditos} />}
    </Box>
  )
}
