import Box from '@mui/material/Box'
import { comparacoes, periodoAntes, type Comparacao } from '@rh/domain/relatorios/comparar'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '../../lib/format.ts'
import { ErrorLine } from '../../ui/feedback/ErrorLine.tsx'
import { DefinitionList } from '../../ui/data/DefinitionList.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { FilterControl } from '../../ui/table/filter/FilterControl.tsx'
import { escrever } from './celulas.tsx'
import { lerRelatorio, type Relatorio, type Resposta } from './chamadas.ts'
import { comparado } from './comparar.ts'

interface TotaisProps {
  readonly relatorio: Relatorio
  readonly resposta: Resposta
  /** What was asked, which the other span is asked as well. */
  readonly pedido: object
}

const isComparacao = (valor: string): valor is Comparacao => Object.hasOwn(comparacoes, valor)

/** The foot of the report, said before its rows: sums over all of them, beside those of another span. */
export function Totais({ relatorio, resposta, pedido }: TotaisProps) {
  const [escolha, setEscolha] = useState('')
  const { periodo } = resposta
  const outro = periodo && isComparacao(escolha) ? periodoAntes(escolha, periodo) : null
  const antes = useQuery({
    ...lerRelatorio(relatorio, { ...pedido, ...outro, pagina: undefined, porPagina: '1' }),
    enabled: outro !== null,
    placeholderData: keepPreviousData,
  })
  const nomes = Object.keys(resposta.totais)
  if (nomes.length === 0) return null
  return (
    <Section
      title="Totais"
      {...(outro &&
        !antes.isError && { subtitle: `Comparados com ${formatDate(outro.de)} a ${formatDate(outro.ate)}` })}
    >
      {periodo && (
        <Box sx={{ maxWidth: 320, mb: 2 }} data-sem-impressao>
          <FilterControl
            field={{
              kind: 'choice',
              filtro: 'comparar',
              label: 'Comparar com',
              options: Object.entries(comparacoes).map(([value, label]) => ({ value, label })),
            }}
            filtros={{ comparar: escolha }}
            onChange={({ comparar = '' }) => setEscolha(comparar)}
          />
        </Box>
      )}
      {outro && antes.isError && !antes.data && (
        <ErrorLine onRetry={antes.refetch}>Não foi possível ver o outro período.</ErrorLine>
      )}
      <DefinitionList
        dense
        items={nomes.map((nome) => {
          const coluna = relatorio.colunas[nome] ?? { label: nome, tipo: 'numero' as const }
          const [agora, entao] = [resposta.totais[nome], outro && antes.data?.totais[nome]]
          return {
            label: coluna.label,
            value:
              typeof entao === 'number'
                ? `${escrever(coluna, agora)} · antes ${escrever(coluna, entao)}${comparado(coluna.tipo, agora ?? null, entao)}`
                : escrever(coluna, agora),
          }
        })}
      />
    </Section>
  )
}
