### Taking one’s seats along to another device.

devices-title = Another device
devices-hint = Your seats belong to this browser. Take all of them along to another one.
devices-keep = This device
devices-keep-yes = keeps them too
devices-keep-no = gives them up
devices-link = Show a link and a QR code
devices-link-label = Open this on the other device. It works once, for a quarter of an hour.
devices-words = Show twelve words
devices-words-label = Write them down and keep them to yourself: whoever has them has your seats. Earlier ones no longer work.
devices-enter = I have twelve words
devices-enter-words = Twelve words, in any of our languages
devices-enter-others = All other devices lose the seats
devices-take = Take the seats here
devices-take-hint = What this browser has of its own so far, it no longer finds afterwards.
devices-done = Your seats are here now.
device-words =
    anchor apple arch arrow autumn bag baker barrel basket beach bear bell berry bird blanket boat bone book boot
    bottle bowl branch bread bridge brook broom bucket button candle carpet castle cat chain chair cheese cherry
    church circle cloud coat coffee copper corn cow cradle crown cup dance desk dog donkey door dragon dream drum
    eagle egg elbow evening eye feather fence field finger fire fish flag flower flute forest fountain fox garden
    gate glass goat goose grape hammer harbour harvest hat hill honey horse island jacket jewel kettle key king
    kitchen ladder lake lamp lantern leaf lemon letter lion map market meadow mill mirror moon mountain mouse
    needle nest night nut oak ocean onion owl paper pear pepper pillow pirate plum pocket queen rabbit ribbon river
    rope
