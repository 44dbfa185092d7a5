import { useFieldValue } from '../../../ui/form/use-field.ts'
import type { CamposDaFolha } from '../../processo/form/formulario.ts'
import type { Opcoes } from '../registro.ts'
import { camposPedidos } from './campos.ts'
import { Detalhes } from './Detalhes.tsx'
import { acharMotivo } from './motivos.ts'
import { OQueAconteceu } from './OQueAconteceu.tsx'
import { Papel } from './Papel.tsx'
import { Quando } from './Quando.tsx'
import { QuemCobre } from './QuemCobre.tsx'

/** The choices without the days of the leave that is corrected: they stand in nobody's way. */
function semOsSeus(opcoes: Opcoes, guardados: CamposDaFolha<Opcoes>['guardados']): Opcoes {
  const impedimentos = opcoes.impedimentos.filter(
    ({ inicio, tipo }) => tipo !== 'afastamento' || inicio !== guardados?.['inicio'],
  )
  return { ...opcoes, impedimentos }
}

/** The leave: what happened, when, the paper, and what else the reason asks for. */
export function Campos({ opcoes: todas, guardados }: CamposDaFolha<Opcoes>) {
  const opcoes = semOsSeus(todas, guardados)
  const codigo = useFieldValue('motivo')
  const motivo = acharMotivo(opcoes, codigo)
  const pedidos = camposPedidos(motivo, opcoes)
  return (
    <>
      <OQueAconteceu opcoes={opcoes} />
      <Quando motivo={motivo} opcoes={opcoes} />
      {motivo && (
        <>
          <Papel key={motivo.codigo} motivo={motivo} pedidos={pedidos} />
          <Detalhes motivo={motivo} pedidos={pedidos} />
          <QuemCobre opcoes={opcoes} />
        </>
      )}
    </>
  )
}
