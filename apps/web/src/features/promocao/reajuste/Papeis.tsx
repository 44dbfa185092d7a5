import { papeisDoReajuste, type Reajuste } from '@rh/domain/contract/reajuste'
import { DefinitionList } from '../../../ui/data/DefinitionList.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { Folhas, Relacao } from '../coletiva/Papeis.tsx'

const chamada = 'GET /api/reajuste/papel/:id'

/** The list for the payroll, and the notices of each contract: one page for each person, to be signed. */
export const Papeis = ({ reajuste: { id, contratos } }: { readonly reajuste: Reajuste }) => (
  <Section title="Papéis" subtitle="Os comunicados saem um por folha, prontos para assinar.">
    <DefinitionList
      items={[
        { label: papeisDoReajuste.relacao, value: <Relacao chamada={chamada} id={id} /> },
        ...contratos.map(({ value: contratoId, label, pessoas }) => ({
          label: `${label} · ${pessoas} ${pessoas === 1 ? 'pessoa' : 'pessoas'}`,
          value: (
            <Folhas
              chamada={chamada}
              id={id}
              label="Comunicados"
              de={label}
              papel={{ papel: 'comunicados', contratoId }}
              pessoas={pessoas}
            />
          ),
        })),
      ]}
    />
  </Section>
)
