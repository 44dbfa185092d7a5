import Box from '@mui/material/Box'
import { papeisDasColetivas } from '@rh/domain/contract/ferias-coletivas'
import {
  comunicacoesDasColetivas,
  intervaloDaParalisacao,
  MODELO_COLETIVAS,
  prazosDasColetivas,
  type ParametrosDasColetivas,
} from '@rh/domain/processos/ferias/coletivas'
import { formatDate } from '../../../lib/format.ts'
import { hojeNaEmpresa } from '../../../lib/time/hoje.ts'
import { DefinitionList } from '../../../ui/data/DefinitionList.tsx'
import { DownloadButton } from '../../../ui/data/DownloadButton.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import type { Lote } from '../../processo/lote/chamadas.ts'
import { LotePage } from '../../processo/lote/LotePage.tsx'

const modelos = { [MODELO_COLETIVAS]: Coletivas }

/** A batch of vacations; of a collective one, with its days and its notices. */
export function LoteDoTipoPage() {
  return <LotePage modelos={modelos} />
}

function Coletivas({ lote: { id, parametros } }: { readonly lote: Lote }) {
  // Written by the start of the batch from what its schema read.
  const { periodos, comunicacoes } = parametros as ParametrosDasColetivas
  const dias = periodos.map((periodo) => {
    const { inicio, fim } = intervaloDaParalisacao(periodo)
    return `${formatDate(inicio)} a ${formatDate(fim)} (${periodo.dias} dias)`
  })
  return (
    <Section
      title="Férias coletivas"
      subtitle="As comunicações saem com os estabelecimentos e setores deste lote."
    >
      <DefinitionList
        items={[
          { label: periodos.length === 1 ? 'Período' : 'Períodos', value: dias.join(' e ') },
          ...prazosDasColetivas({ periodos, comunicacoes }, hojeNaEmpresa()).map(
            ({ quem, ate, feitaEm }) => ({
              label: comunicacoesDasColetivas[quem].label,
              value: (
                <Box
                  component="span"
                  sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
                >
                  {feitaEm ? `Feita em ${formatDate(feitaEm)}` : `Até ${formatDate(ate)}`}
                  <DownloadButton
                    size="small"
                    chamada="GET /api/ferias/coletivas/papel/:id"
                    alvo={{ params: { id }, query: { papel: quem } }}
                    aria-label={`Papel: ${papeisDasColetivas[quem]}`}
                  >
                    Papel
                  </DownloadButton>
                </Box>
              ),
            }),
          ),
        ]}
      />
    </Section>
  )
}
