import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { ComboInput } from '../../../ui/form/inputs/ComboInput.tsx'
import { FormGrid } from '../../../ui/form/FormGrid.tsx'
import { useFieldValue, useSetFields } from '../../../ui/form/use-field.ts'
import { Section } from '../../../ui/page/Section.tsx'
import type { Opcoes } from '../registro.ts'
import { acharMotivo, comuns, escolhas } from './motivos.ts'

const Comuns = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 236px), 1fr))',
  gap: 8,
  marginBottom: 20,
})

const Comum = styled('button')(({ theme: { vars } }) => ({
  minHeight: 48,
  padding: '10px 14px',
  borderRadius: 10,
  border: `1px solid ${vars.palette.divider}`,
  background: 'none',
  color: vars.palette.text.primary,
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 600,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { backgroundColor: vars.palette.action.hover },
  '&[aria-pressed="true"]': {
    color: vars.palette.primary.dark,
    borderColor: vars.palette.primary.main,
    backgroundColor: vars.palette.primary.lighter,
  },
}))

interface OQueAconteceuProps {
  readonly opcoes: Opcoes
}

/** The first question: the reason in the words of the day, the common ones one touch away. */
export function OQueAconteceu({ opcoes }: OQueAconteceuProps) {
  const codigo = useFieldValue('motivo')
  const setFields = useSetFields()
  const options = useMemo(() => escolhas(opcoes), [opcoes])
  const motivo = acharMotivo(opcoes, codigo)
  return (
    <Section title="O que aconteceu">
      <Comuns aria-label="Mais comuns">
        {comuns(opcoes).map(({ codigo: este, rotulo }) => (
          <Comum
            key={este}
            type="button"
            aria-pressed={este === codigo}
            onClick={() => setFields({ motivo: este })}
          >
            {rotulo}
          </Comum>
        ))}
      </Comuns>
      <FormGrid>
        <ComboInput
          source="motivo"
          label="Motivo"
          placeholder="Escreva com as suas palavras: gripe, luto, audiência…"
          options={options}
          noOptions="Nenhum motivo com essas palavras. Tente outra, ou fale com o Rh."
          helper={motivo?.ajuda}
        />
      </FormGrid>
      {motivo?.comprovante && (
        <Box component="p" sx={{ m: 0, fontSize: '0.875rem' }}>
          Prova: <strong>{motivo.comprovante}</strong>
        </Box>
      )}
    </Section>
  )
}
