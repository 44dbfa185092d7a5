import { papeisDaMudanca, type Mudanca } from '@rh/domain/contract/mudanca'
import { DefinitionList } from '../../../ui/data/DefinitionList.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { Folhas, Relacao } from '../coletiva/Papeis.tsx'

const chamada = 'GET /api/mudanca/papel/:id'

/** The terms of each person, one page each, to be signed, and the list for payroll and time clock. */
export const Papeis = ({ mudanca: { id, pessoas } }: { readonly mudanca: Mudanca }) => (
  <Section title="Papéis" subtitle="Os termos saem um por folha, prontos para assinar.">
    <DefinitionList
      items={[
        {
          label: papeisDaMudanca.termos,
          value: (
            <Folhas chamada={chamada} id={id} label="Termos" papel={{ papel: 'termos' }} pessoas={pessoas} />
          ),
        },
        { label: papeisDaMudanca.relacao, value: <Relacao chamada={chamada} id={id} /> },
      ]}
    />
  </Section>
)
