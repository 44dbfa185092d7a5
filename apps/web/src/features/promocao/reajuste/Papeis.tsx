import Box from '@mui/material/Box'
import { COMUNICADOS_POR_ARQUIVO, papeisDoReajuste, type Reajuste } from '@rh/domain/contract/reajuste'
import { DefinitionList } from '../../../ui/data/DefinitionList.tsx'
import { DownloadButton } from '../../../ui/data/DownloadButton.tsx'
import { Section } from '../../../ui/page/Section.tsx'

const chamada = 'GET /api/reajuste/papel/:id'

/** The list for the payroll, and the notices of each contract: one page for each person, to be signed. */
export const Papeis = ({ reajuste: { id, contratos } }: { readonly reajuste: Reajuste }) => (
  <Section title="Papéis" subtitle="Os comunicados saem um por folha, prontos para assinar.">
    <DefinitionList
      items={[
        {
          label: papeisDoReajuste.relacao,
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
        ...contratos.map(({ value: contratoId, label, pessoas }) => ({
          label: `${label} · ${pessoas} ${pessoas === 1 ? 'pessoa' : 'pessoas'}`,
          value: (
            <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1 }}>
              {partes(pessoas).map((parte, _, todas) => (
                <DownloadButton
                  key={parte}
                  size="small"
                  chamada={chamada}
                  alvo={{ params: { id }, query: { papel: 'comunicados', contratoId, parte } }}
                  aria-label={`Comunicados: ${label}${todas.length > 1 ? `, arquivo ${parte}` : ''}`}
                >
                  {todas.length > 1 ? `Comunicados ${parte} de ${todas.length}` : 'Comunicados'}
                </DownloadButton>
              ))}
            </Box>
          ),
        })),
      ]}
    />
  </Section>
)

const partes = (pessoas: number): number[] =>
  Array.from({ length: Math.ceil(pessoas / COMUNICADOS_POR_ARQUIVO) }, (_, i) => i + 1)
