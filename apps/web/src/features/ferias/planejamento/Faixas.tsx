import Box from '@mui/material/Box'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useMemo, useState } from 'react'
import { formatDate } from '../../../lib/format.ts'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { MapaDoAno } from '../../../ui/calendario/mapa/MapaDoAno.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { FilterControl } from '../../../ui/table/filter/FilterControl.tsx'
import type { Plano } from './chamadas.ts'
import { inicioDoMapa, linhasDoPlano, MESES_DO_MAPA } from './faixas.ts'

/** The year of a contract: what the plan proposes among what is marked already. */
export function Faixas({ plano }: { readonly plano: Plano }) {
  const setor = useSetor()
  const contratos = useMemo(
    () =>
      [...new Map(plano.itens.map(({ contratoId, contrato }) => [contratoId, contrato]))]
        .map(([value, label]) => ({ value, label }))
        .toSorted((a, b) => a.label.localeCompare(b.label)),
    [plano.itens],
  )
  const [escolhido, setEscolhido] = useState<number | null>(null)
  const contrato = contratos.find(({ value }) => value === escolhido) ?? contratos[0]
  const linhas = useMemo(
    () =>
      contrato
        ? linhasDoPlano(plano, contrato.value, (id) => hrefOf(setor, 'colaborador.visualizar', { id }))
        : [],
    [plano, contrato, setor],
  )
  if (!contrato) return null
  return (
    <Section title="O ano" subtitle={contratos.length === 1 ? contrato.label : undefined}>
      {contratos.length > 1 && (
        <Box sx={{ maxWidth: 460, mb: 1 }}>
          <FilterControl
            field={{ kind: 'lookup', filtro: 'contratoId', label: 'Contrato', options: contratos }}
            filtros={{ contratoId: String(contrato.value) }}
            onChange={({ contratoId }) => setEscolhido(Number(contratoId) || null)}
          />
        </Box>
      )}
      <MapaDoAno
        label={`Férias propostas, ${contrato.label}, a partir de ${formatDate(`${inicioDoMapa(plano)}-01`)}`}
        inicio={inicioDoMapa(plano)}
        meses={MESES_DO_MAPA}
        linhas={linhas}
        conflitos={[]}
        legenda={{ proposta: 'proposta', alerta: 'proposta, com dias em dobro', pedida: 'já marcada' }}
        rotuloDoLimite="último dia para terminar sem dobra"
      />
    </Section>
  )
}
