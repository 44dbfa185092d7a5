import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { formatDate, formatMoney } from '../../lib/format.ts'
import { query } from '../../lib/api/query.ts'
import { DefinitionList } from '../../ui/data/DefinitionList.tsx'
import { WorkingFold } from '../../ui/data/WorkingFold.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { Lido } from './partes.tsx'

interface PassivoProps {
  readonly id: number
}

/** What the company owes this person for vacations and 13th today, with the working; for those who read pay in reports. */
export function Passivo({ id }: PassivoProps) {
  const passivo = useQuery(query('GET /api/passivo/:id', { params: { id: String(id) }, query: {} }))
  if (passivo.data?.passivo === null) return null
  return (
    <Section
      title="Passivo de férias e 13º"
      subtitle={passivo.data?.passivo && `Simulação em ${formatDate(passivo.data.passivo.dia)}`}
    >
      <Lido query={passivo}>
        {({ passivo: conta }) =>
          conta && (
            <Box>
              <DefinitionList
                dense
                items={[
                  { label: 'Férias e 1/3', value: formatMoney(conta.feriasCentavos) },
                  { label: '13º', value: formatMoney(conta.decimoTerceiroCentavos) },
                  { label: 'Encargos', value: formatMoney(conta.encargosCentavos) },
                  { label: 'Total', value: formatMoney(conta.totalCentavos) },
                ]}
              />
              <WorkingFold
                title="Como chegamos aqui"
                steps={conta.memoria.map(({ descricao, valor, baseLegal }) => ({
                  label: descricao,
                  value: valor,
                  note: baseLegal,
                }))}
              />
            </Box>
          )
        }
      </Lido>
    </Section>
  )
}
