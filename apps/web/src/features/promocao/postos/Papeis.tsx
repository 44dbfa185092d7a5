import Box from '@mui/material/Box'
import { papeisDaMudanca, TERMOS_POR_ARQUIVO, type Mudanca } from '@rh/domain/contract/mudanca'
import { DefinitionList } from '../../../ui/data/DefinitionList.tsx'
import { DownloadButton } from '../../../ui/data/DownloadButton.tsx'
import { Section } from '../../../ui/page/Section.tsx'

const chamada = 'GET /api/mudanca/papel/:id'

/** The terms of each person, one page each, to be signed, and the list for payroll and time clock. */
export const Papeis = ({ mudanca: { id, pessoas } }: { readonly mudanca: Mudanca }) => (
  <Section title="Papéis" subtitle="Os termos saem um por folha, prontos para assinar.">
    <DefinitionList
      items={[
        {
          label: papeisDaMudanca.termos,
          value: (
            <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1 }}>
              {partes(pessoas).map((parte, _, todas) => (
                <DownloadButton
                  key={parte}
                  size="small"
                  chamada={chamada}
                  alvo={{ params: { id }, query: { papel: 'termos', parte } }}
                  aria-label={`Termos${todas.length > 1 ? `, arquivo ${parte}` : ''}`}
                >
                  {todas.length > 1 ? `Termos ${parte} de ${todas.length}` : 'Termos'}
                </DownloadButton>
              ))}
            </Box>
          ),
        },
        {
          label: papeisDaMudanca.relacao,
          value: (
            <DownloadButton
              size="small"
              chamada={chamada}
              alvo={{ params: { id }, query: { papel: 'relacao' } }}
            >
              Relação
            </DownloadButton>
          ),
        },
      ]}
    />
  </Section>
)

const partes = (pessoas: number): number[] =>
  Array.from({ length: Math.ceil(pessoas / TERMOS_POR_ARQUIVO) }, (_, i) => i + 1)
