// The room in which sounds are heard: noise, and the echo of walls made of it.

const ROOM_S = 0.7;

/** Return seconds of noise. */
export function noiseOf(context: AudioContext, channels: number, lengthS: number): AudioBuffer {
  const buffer = context.createBuffer(channels, context.sampleRate * lengthS, context.sampleRate);
  for (let channel = 0; channel < channels; channel++) {
    const samples = buffer.getChannelData(channel);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  }
  return buffer;
}

/** Return the echo of a small room: noise that dies away, and grows dull while it does. */
export function roomOf(context: AudioContext): AudioBuffer {
  const buffer = noiseOf(context, 2, ROOM_S);
  for (const channel of [0, 1]) {
    const samples = buffer.getChannelData(channel);
    let before = 0;
    for (let at = 0; at < samples.length; at++) {
      const left = 1 - at / samples.length;
      before += (left * 0.6 + 0.05) * ((samples[at] ?? 0) - before);
      samples[at] = before * left ** 3;
    }
  }
  return buffer;
}
